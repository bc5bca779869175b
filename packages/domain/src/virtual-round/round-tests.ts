import { chiSquareP } from '../chance/index';
import type { Pairing, RoundFacts } from './draw-round';
import { killModel, type KillModel, pickChance } from './round-model';
import { roundPlays, type RoundMarket, type RoundPlay } from './round-plays';
import { pickText, winningPick } from './round-results';
import { ROUND_TABLES, WIN_CHANCES } from './round-tables';

/** How probable it is that rounds deviate as much from their published chances as these. */
export interface ChanceTest {
  readonly market: RoundMarket;
  /** Thousandths; null if the market has none. */
  readonly line: number | null;
  /** Of side 1, per cent. */
  readonly winChance: number;
  readonly p: number;
}

/**
 * Chi-square tests of rounds (ROUND-5, V2): one for each play and win chance, and one for the pairings. Nothing but their
 * display depends on these floats.
 */
export class RoundTests {
  readonly #model = killModel();
  /** By win chance; each is computed with its first round, because all of them together take longer than a task may. */
  readonly #tables = new Map<number, readonly ChanceTable[]>();
  readonly #pairs: number[] = Array.from(
    { length: ROUND_TABLES.clubs * (ROUND_TABLES.clubs - 1) * WIN_CHANCES.length },
    () => 0,
  );

  add({ club_1, club_2, win_chance }: Pairing, facts: RoundFacts): void {
    const { clubs } = ROUND_TABLES;
    const chance = WIN_CHANCES.indexOf(win_chance);
    const other = club_2 > club_1 ? club_2 - 1 : club_2;
    const pair = (club_1 * (clubs - 1) + other) * WIN_CHANCES.length + chance;
    this.#pairs[pair] = (this.#pairs[pair] ?? 0) + 1;
    for (const { play, rows, counts } of this.#tablesOf(win_chance)) {
      const row = rows.get(pickText(winningPick(play, facts))) ?? 0;
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }

  /** Of each play at each win chance. */
  tests(): readonly ChanceTest[] {
    return WIN_CHANCES.flatMap((winChance) =>
      this.#tablesOf(winChance).map(({ play: { market, line }, counts, chances }) => {
        return { market, line, winChance, p: chiSquareP({ counts, chances }) };
      }),
    );
  }

  /** Of clubs and win chances. */
  pairings(): number {
    return chiSquareP({ counts: this.#pairs, chances: this.#pairs.map(() => 1 / this.#pairs.length) });
  }

  #tablesOf(winChance: number): readonly ChanceTable[] {
    const known = this.#tables.get(winChance) ?? chanceTables(winChance, this.#model);
    this.#tables.set(winChance, known);
    return known;
  }
}

interface ChanceTable {
  readonly play: RoundPlay;
  /** By the text of the pick. */
  readonly rows: ReadonlyMap<string, number>;
  readonly counts: number[];
  readonly chances: readonly number[];
}

const chanceTables = (winChance: number, model: KillModel): readonly ChanceTable[] =>
  roundPlays(winChance).map((play) => ({
    play,
    rows: new Map(play.picks.map((pick, row) => [pickText(pick), row])),
    counts: play.picks.map(() => 0),
    chances: play.picks.map((pick) => {
      const { top, bottom } = pickChance(play, pick, winChance, model);
      return Number((top * 10n ** 15n) / bottom) / 1e15;
    }),
  }));
