import { expect, it } from 'vitest';

import { busiestPart, withoutSilence } from './part-of-burst';
import { readBurst, type Burst } from './read-burst';

const HEADER = 't_ms,market_id,selection_id,kind,value,in_play';
const readRows = (...lines: readonly string[]): Burst =>
  readBurst({ name: 'made up', text: [HEADER, ...lines].join('\n') });

const RECORDING = readRows(
  '0,1.1,,status,OPEN,False',
  '0,1.1,7,runner,ACTIVE,',
  '0,1.1,7,price,2.5,',
  '0,1.1,8,price,1.66,',
  '90000,1.1,8,price,1.7,',
  '500000,1.1,7,price,2.4,',
  '500400,1.1,7,price,2.38,',
  '500900,1.1,,status,SUSPENDED,True',
  '502000,1.1,7,price,3,',
);

it('reads prices in thousandths and states, and counts what it cannot read', () => {
  expect(RECORDING.rows).toHaveLength(8);
  expect(RECORDING.rows[1]).toEqual({ at: 0, market: '1.1', kind: 'price', runner: '7', odd: 2_500 });
  expect(RECORDING.rows[6]).toEqual({ at: 500_900, market: '1.1', kind: 'state', state: 'suspended' });
  expect(readRows('x,1.1,7,price,2.5,', '1,1.1,7,price,1,', '2,1.1,7,bet,2,').skipped).toBe(3);
});

it('finds the stretch in which most happened, with what stood before it', () => {
  const { rows } = busiestPart(RECORDING, 1_000);
  expect(rows.map(({ at }) => at)).toEqual([0, 0, 0, 1, 401, 901]);
  expect(rows[2]).toEqual({ at: 0, market: '1.1', kind: 'price', runner: '8', odd: 1_700 });
});

it('cuts silences and nothing else', () => {
  expect(withoutSilence(RECORDING, 10_000).rows.map(({ at }) => at)).toEqual([
    0, 0, 0, 10_000, 20_000, 20_400, 20_900, 22_000,
  ]);
});
