import { describe, expect, it } from 'vitest';

import { FIRST, SECOND, buildUnsettledPlay, buildMapFacts, outcomesOf, resultOf } from '../../testing/index';

const RACES: [number, number][] = [
  [5, 3],
  [10, 2],
];

describe.each(['race_to_kills', 'race_to_rounds'] as const)('%s', (market) => {
  const raceTo = (line: number | null) => buildUnsettledPlay(market, [FIRST, SECOND], { line });

  it('BET-9 is won by who reached the number of its line first', () => {
    const map = buildMapFacts({ races: RACES });
    expect(outcomesOf(raceTo(5_000), { map })).toEqual(['lost', 'won']);
    expect(outcomesOf(raceTo(10_000), { map })).toEqual(['won', 'lost']);
    expect(resultOf(raceTo(10_000), { map })).toBe('1:0');
  });

  it('BET-9 is void if no team is reported to have reached exactly that number', () => {
    const map = buildMapFacts({ races: RACES });
    expect(outcomesOf(raceTo(15_000), { map })).toEqual(['no_result', 'no_result']);
    expect(outcomesOf(raceTo(7_000), { map })).toEqual(['no_result', 'no_result']);
  });

  it('BET-9 is void without a line, and where the facts name a team of another match', () => {
    expect(outcomesOf(raceTo(null), { map: buildMapFacts() })).toEqual(['incorrect_line', 'incorrect_line']);
    const map = buildMapFacts({ races: [[10, 9]] });
    expect(outcomesOf(raceTo(10_000), { map })).toEqual(['unverifiable_result', 'unverifiable_result']);
  });
});
