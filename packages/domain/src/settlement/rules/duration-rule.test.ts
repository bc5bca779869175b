import { describe, expect, it } from 'vitest';

import { buildUnsettledPlay, buildMapFacts, outcomesOf, resultOf } from '../../testing/index';

const overUnder = (line: number | null) =>
  buildUnsettledPlay('duration', [{ kind: 'over' }, { kind: 'under' }], { line });

describe('duration', () => {
  it.each([
    [2_039, 34_000, ['lost', 'won']],
    [2_040, 34_000, ['won', 'lost']],
    [2_041, 34_000, ['won', 'lost']],
    [2_069, 34_500, ['lost', 'won']],
    [2_070, 34_500, ['won', 'lost']],
  ])('BET-9 %i seconds against %i thousandths of a minute: on the line is over', (duration_s, line, outcomes) => {
    expect(outcomesOf(overUnder(line), { map: buildMapFacts({ duration_s }) })).toEqual(outcomes);
  });

  it('BET-9 shows minutes and seconds', () => {
    expect(resultOf(overUnder(30_000), { map: buildMapFacts({ duration_s: 2_045 }) })).toBe('34:05');
  });

  it('BET-9 is void without a line', () => {
    expect(outcomesOf(overUnder(null), { map: buildMapFacts() })).toEqual(['incorrect_line', 'incorrect_line']);
  });

  it('BET-9 a pick that is neither over nor under is void', () => {
    const play = buildUnsettledPlay('duration', [{ kind: 'yes' }], { line: 30_000 });
    expect(outcomesOf(play, { map: buildMapFacts() })).toEqual(['unverifiable_result']);
  });
});
