import { describe, expect, it } from 'vitest';

import { formatOdd } from './format-odd';
import { ODD_MAX, ODD_ONE } from './odds-range';
import { parseOdd } from './parse-odd';

describe('parseOdd', () => {
  it('USER-6 every price from 1.000 to 1000.000 reads back as what formatOdd wrote', () => {
    const wrong: number[] = [];
    for (let odd = ODD_ONE; odd <= ODD_MAX; odd += 1) if (parseOdd(formatOdd(odd)) !== odd) wrong.push(odd);
    expect(wrong).toEqual([]);
  });

  it.each(['1', '0.999', '0', '-2', '1.9555', '1e1', '', '1000.001', ' 1.500', '１.955', 'NaN'])(
    'bad-input 39: %j is refused',
    (text) => {
      expect(() => parseOdd(text)).toThrow(RangeError);
    },
  );
});
