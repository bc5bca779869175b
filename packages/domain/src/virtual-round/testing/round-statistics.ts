import type { Draws } from '../../chance/index';
import { factsFrom, pairingFrom } from '../draw-round';
import { RoundTests } from '../round-tests';

interface RoundTest {
  readonly p: number;
  readonly name: string;
}

export interface RoundStatistics {
  /** Markets × win chances. */
  readonly tests: readonly RoundTest[];
  readonly least: RoundTest;
  /** Of clubs and win chances. */
  readonly pairings: number;
}

/** Chi-square tests of drawn rounds (V2). `drawsOf`: draws of the pairing, then of the facts, of a round. */
export function roundStatistics(
  rounds: number,
  drawsOf: (round: number, label: 'pair' | 'facts') => Draws,
): RoundStatistics {
  const drawn = new RoundTests();
  for (let round = 1; round <= rounds; round += 1) {
    const pairing = pairingFrom(drawsOf(round, 'pair'));
    drawn.add(pairing, factsFrom(drawsOf(round, 'facts'), pairing.win_chance));
  }
  const tests = drawn.tests().map(({ market, line, winChance, p }) => ({
    ...{ p, name: `${market} ${line ?? ''} at ${winChance} %` },
  }));
  return {
    tests,
    least: tests.reduce((least, test) => (test.p < least.p ? test : least)),
    pairings: drawn.pairings(),
  };
}
