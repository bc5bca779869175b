import type { RawGame } from './raw-results';

export interface ExpectedSeries {
  readonly game: number;
  readonly at: number;
  readonly teams: readonly [string, string];
  readonly maps: ReadonlyMap<number, RawGame>;
  readonly played: number;
  readonly wins: readonly [number, number];
  readonly places: readonly string[];
}

const HOUR = 3_600_000;
const SAME_GAME_MS = 10 * 60_000;

export function plainName(name: string): string {
  return name
    .replace(/ \(.*\)$/, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Without series ids. */
export function expectedSeries(games: readonly RawGame[]): readonly ExpectedSeries[] {
  const sittings: RawGame[][] = [];
  const latest = new Map<string, RawGame[]>();
  for (const game of games.toSorted((a, b) => a.at - b.at)) {
    const pair = [game.game, ...game.teams.map(plainName).sort()].join();
    const sitting = latest.get(pair);
    const before = sitting?.at(-1);
    if (before !== undefined && game.game !== 3 && game.game !== 16 && game.at - before.at < SAME_GAME_MS) continue;
    // A number that does not increase begins another series.
    const fresh = game.bestOf === 0 && game.no <= (before?.no ?? 0);
    if (sitting !== undefined && before !== undefined && !fresh && game.at - before.at < sittingMs(game))
      sitting.push(game);
    else {
      const begun = [game];
      sittings.push(begun);
      latest.set(pair, begun);
    }
  }
  return sittings.flatMap((sitting) => complete(sitting));
}

/** Files with one time per series have games almost together. */
function sittingMs({ game, bestOf }: RawGame): number {
  if (game === 3 || game === 16) return 100;
  if (bestOf === 0) return 8 * HOUR;
  if (game === 2) return bestOf === 1 ? 0 : 3.5 * HOUR;
  return 2.2 * HOUR;
}

function complete(sitting: readonly RawGame[]): readonly ExpectedSeries[] {
  const [first, last] = [sitting[0]!, sitting.at(-1)!];
  const home = plainName(first.teams[0]);
  const turned = sitting.map((game) => (plainName(game.teams[0]) === home ? game : swapSides(game)));
  // A file that splits a series restarts its numbers at 1.
  const numbered = turned.every((game, i) => game.no > (turned[i - 1]?.no ?? 0));
  const maps = new Map(turned.map((game, i) => [numbered ? game.no : i + 1, game]));
  const played = Math.max(...maps.keys());
  const lacking = played - maps.size;
  const known = ([0, 1] as const).map((side) => turned.filter((game) => game.winner === side).length) as [
    number,
    number,
  ];
  const champion = turned.at(-1)!.winner;
  const bestOf = Math.max(...sitting.map((game) => game.bestOf));
  const candidates = bestOf > 0 && known[champion] * 2 <= bestOf + 1 ? [bestOf] : [1, 3, 5];
  const fits = candidates.filter((length) => {
    const most = (length + 1) / 2;
    const rest = played - most;
    return (
      rest >= 0 &&
      rest < most &&
      known[champion] <= most &&
      known[1 - champion]! <= rest &&
      most - known[champion] <= lacking
    );
  });
  if (fits.length !== 1 || last.at < first.at) return [];
  const most = (fits[0]! + 1) / 2;
  const wins: [number, number] = champion === 0 ? [most, played - most] : [played - most, most];
  return [
    {
      game: first.game,
      at: first.at,
      teams: first.teams,
      maps,
      played,
      wins,
      places: sitting.map(({ place }) => place),
    },
  ];
}

function swapSides(game: RawGame): RawGame {
  const other = (side: 0 | 1) => (side === 0 ? 1 : 0);
  return {
    ...game,
    teams: [game.teams[1], game.teams[0]],
    winner: other(game.winner),
    scores: game.scores && [game.scores[1], game.scores[0]],
    firstBlood: game.firstBlood === null ? null : other(game.firstBlood),
  };
}
