import type { Draws } from '../../chance/index';
import { chiSquareP } from '../../chance/testing/chi-square';
import { factsFrom, pairingFrom } from '../draw-round';
import { killModel, pickChance } from '../round-model';
import { roundPlays } from '../round-plays';
import { pickText, winningPick } from '../round-results';
import { ROUND_TABLES, WIN_CHANCES } from '../round-tables';

export interface RoundStatistics {
  /** Markets × win chances. */
  readonly tests: number;
  readonly least: { readonly p: number; readonly name: string };
  /** Of clubs and win chances. */
  readonly pairings: number;
}

/** Chi-square tests of drawn rounds (V2). `drawsOf`: draws of the pairing, then of the facts, of a round. */
export function roundStatistics(
  rounds: number,
  drawsOf: (round: number, label: 'pair' | 'facts') => Draws,
): RoundStatistics {
  const { clubs } = ROUND_TABLES;
  const pairs = Array.from({ length: clubs * (clubs - 1) * WIN_CHANCES.length }, () => 0);
  const tables = WIN_CHANCES.map(chanceTables);
  for (let round = 1; round <= rounds; round += 1) {
    const { club_1, club_2, win_chance } = pairingFrom(drawsOf(round, 'pair'));
    const facts = factsFrom(drawsOf(round, 'facts'), win_chance);
    const chance = WIN_CHANCES.indexOf(win_chance);
    const other = club_2 > club_1 ? club_2 - 1 : club_2;
    pairs[(club_1 * (clubs - 1) + other) * WIN_CHANCES.length + chance]! += 1;
    for (const { play, rows, counts } of tables[chance]!) counts[rows.get(pickText(winningPick(play, facts)))!]! += 1;
  }
  const tests = tables.flat().map(({ name, counts, chances }) => ({ name, p: chiSquareP({ counts, chances }) }));
  return {
    tests: tests.length,
    least: tests.reduce((least, test) => (test.p < least.p ? test : least)),
    pairings: chiSquareP({ counts: pairs, chances: pairs.map(() => 1 / pairs.length) }),
  };
}

function chanceTables(winChance: number) {
  const model = killModel();
  return roundPlays(winChance).map((play) => ({
    play,
    name: `${play.market} ${play.line ?? ''} at ${winChance} %`,
    rows: new Map(play.picks.map((pick, row) => [pickText(pick), row])),
    counts: play.picks.map(() => 0),
    chances: play.picks.map((pick) => {
      const { top, bottom } = pickChance(play, pick, winChance, model);
      return Number((top * 10n ** 15n) / bottom) / 1e15;
    }),
  }));
}
