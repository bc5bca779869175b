import type { SeededRandom } from '../../simulator/seeded-random';
import { anyOf, TEAMS, PLACEHOLDERS, type Cells } from './implausible-cells';

const HOUR = 3_600_000;

/** As played, independent of how a file reports it. */
export interface MadeSeries {
  readonly no: number;
  readonly at: number;
  readonly isScheduled: boolean;
  readonly teams: readonly [string, string];
  readonly ids: readonly [number | string, number | string];
  readonly bestOf: number;
  readonly winners: readonly (1 | 2)[];
}

/** Includes repeated pairs, a team against itself, undecided teams and unfinished matches. */
export function madeSeries(random: SeededRandom, begin: number): readonly MadeSeries[] {
  const made: MadeSeries[] = [];
  const count = 1 + random.whole(3);
  for (let no = 1; no <= count; no++) {
    const before = made.at(-1);
    const repeats = before !== undefined && random.next() < 0.25;
    const teams: readonly [string, string] = repeats ? before.teams : teamsOf(random);
    const bestOf = anyOf(random, [1, 2, 3, 3, 5, 5, 7]);
    const hour = random.next() < 0.1 ? 23.5 : random.whole(22);
    made.push({
      no: random.next() < 0.05 ? 1 : no,
      at: begin + hour * HOUR + (random.next() < 0.2 ? -24 * HOUR : 0),
      isScheduled: random.next() < 0.35,
      teams,
      ids: idsOf(random, teams),
      bestOf,
      winners: winnersOf(random, bestOf),
    });
  }
  return made;
}

function teamsOf(random: SeededRandom): readonly [string, string] {
  const team = () => (random.next() < 0.06 ? anyOf(random, PLACEHOLDERS) : anyOf(random, TEAMS));
  const one = team();
  return [one, random.next() < 0.05 ? one : team()];
}

function idsOf(random: SeededRandom, teams: readonly [string, string]): readonly [number | string, number | string] {
  const chance = random.next();
  if (chance < 0.05) return [7, 7];
  if (chance < 0.15) return ['', 0];
  const id = (name: string) => 100 + TEAMS.findIndex((team) => team === name);
  return [id(teams[0]), id(teams[1])];
}

function winnersOf(random: SeededRandom, bestOf: number): readonly (1 | 2)[] {
  const winners: (1 | 2)[] = [];
  const most = Math.floor(bestOf / 2) + 1;
  const wins = (side: 1 | 2) => winners.filter((winner) => winner === side).length;
  while (wins(1) < most && wins(2) < most && winners.length < bestOf) winners.push(random.next() < 0.5 ? 1 : 2);
  if (random.next() < 0.08) winners.pop();
  if (random.next() < 0.04) winners.push(1);
  return winners;
}

export function startOfGame({ at, isScheduled }: MadeSeries, game: number): number {
  return at + (isScheduled ? 0 : game * 0.9 * HOUR);
}

export function repeatRows(
  random: SeededRandom,
  rows: readonly Cells[],
  contradict: (row: Cells) => Cells,
): readonly Cells[] {
  const repeated = rows.flatMap((row) => {
    const chance = random.next();
    if (chance < 0.04) return [];
    if (chance < 0.07) return [row, row];
    return chance < 0.11 ? [row, contradict(row)] : [row];
  });
  if (random.next() < 0.6) return repeated;
  return repeated
    .map((row) => ({ row, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}
