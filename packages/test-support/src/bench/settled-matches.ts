import type { FeedEvent } from '@clutchline/contract';
import { live, mapFacts, mapResult, matchEvents, matchResult, notPlayed, teamOf } from '../server/test-feed';

/** Above the ids of the simulator and of `addOpenBets`. */
const FIRST_MATCH = 9_200_000;
const EVENTS = 20;
const ODDS = [1_720, 1_850, 1_950, 2_300, 2_800] as const;
const FINISHED = 4;

export interface SettledMatches {
  readonly ids: readonly number[];
  readonly announced: readonly FeedEvent[];
  readonly results: readonly FeedEvent[];
}

/** Best of three, with every result in turn: 2:0, 2:1, 1:2, 0:2. */
export function settledMatches(first: number, count: number, startTime: number): SettledMatches {
  const ids = Array.from({ length: count }, (_, index) => FIRST_MATCH + first + index);
  return {
    ids,
    announced: ids.flatMap((id) =>
      matchEvents(id, { startTime, eventId: FIRST_MATCH + (id % EVENTS), odd: ODDS[id % ODDS.length] ?? ODDS[0] }),
    ),
    results: ids.flatMap(resultOf),
  };
}

const WINNERS = [
  [1, 1],
  [2, 1, 1],
  [1, 2, 2],
  [2, 2],
] as const satisfies readonly (readonly (1 | 2)[])[];

function resultOf(id: number): FeedEvent[] {
  const winners = WINNERS[Math.floor(id / ODDS.length) % WINNERS.length] ?? WINNERS[0];
  const wonBy = (side: 1 | 2): number => winners.filter((winner) => winner === side).length;
  const maps = winners.map((side, index) => mapResult(id, index + 1, factsOf(id, side)));
  const last = winners.length === 2 ? [notPlayed(id, 3)] : [];
  const winner = teamOf(id, winners.at(-1) ?? 1);
  const ended = live(id, { status: FINISHED });
  return [
    live(id, { status: 2 }),
    ...maps,
    ...last,
    matchResult(id, { winner, score_1: wonBy(1), score_2: wonBy(2) }),
    ended,
  ];
}

/** More and less than the 26.5 kills of the market. */
function factsOf(id: number, side: 1 | 2) {
  const [more, less] = id % 2 === 0 ? [20, 11] : [14, 6];
  const [score_1, score_2] = side === 1 ? [more, less] : [less, more];
  return mapFacts(id, { winner: teamOf(id, side), score_1, score_2 });
}
