import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { oddText, stakeAmount } from './money';

const passing = (schema: z.core.$ZodType, values: readonly unknown[]) =>
  values.filter((value) => z.safeParse(schema, value).success);

describe('stake on the wire', () => {
  it('bad-input 32: refuses every spelling that is no plain decimal', () => {
    const bad = ['1e3', '1E3', '0x10', '1_000', '1,000', '١٢', '１２', '½', ' 7 ', '+5', '05', '', '.5', '5.', '1\n'];
    expect(passing(stakeAmount, bad)).toEqual([]);
  });

  it('bad-input 33: refuses everything that is no string', () => {
    expect(passing(stakeAmount, [NaN, Infinity, null, true, [], {}, 12.5, 12])).toEqual([]);
  });

  it('bad-input 35: refuses more than twelve digits', () => {
    expect(passing(stakeAmount, ['999999999999999999999', '1000000000000'])).toEqual([]);
    expect(passing(stakeAmount, ['999999999999'])).toHaveLength(1);
  });

  it('SLIP-8 accepts amounts that the rules validate: zero, negative and fine decimals', () => {
    const good = ['0', '0.00', '-1', '50', '50.5', '0.05', '0.001'];
    expect(passing(stakeAmount, good)).toEqual(good);
  });
});

describe('odds on the wire', () => {
  it('USER-6 has exactly three decimals from 1.001 to 1000.000', () => {
    const good = ['1.001', '1.955', '9.999', '10.000', '999.999', '1000.000'];
    expect(passing(oddText, good)).toEqual(good);
  });

  it('bad-input 39: refuses everything else', () => {
    const bad = [
      '1',
      '1.000',
      '0.999',
      '0',
      '-2',
      '1.9555',
      '1e1',
      '',
      '1.95',
      '1000.001',
      '1001.000',
      1.955,
      '01.500',
    ];
    expect(passing(oddText, bad)).toEqual([]);
  });
});
