import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import { UNVERIFIED_AFTER_MS } from '@clutchline/domain';
import type { Feed } from '@clutchline/feeds';

import { replayFeedOf } from '../../packages/feeds/src/replay/create-replay-feed';
import { dayResults } from '../../packages/feeds/src/replay/day-results';
import { readResults } from '../../packages/feeds/src/replay/load-results';
import { implausibleFiles } from '../../packages/feeds/src/replay/testing/implausible-files';
import { seededRandom, type SeededRandom } from '../../packages/feeds/src/simulator/seeded-random';
import { foldFeedEvents } from '../../packages/server/src/feed/fold-feed-events';
import { guardBatch } from '../../packages/server/src/feed/guard/guard-batch';
import { wellFormedEvents } from '../../packages/server/src/feed/guard/well-formed-events';
import { voidUnverified } from '../../packages/server/src/settlement/void-overdue';
import { HOUR } from '../../tools/time/durations';
import { MemoryBoard, type BoardPlay } from './memory-board';
import { MemoryQuarantine } from './memory-quarantine';
import { spoilEvents } from '@clutchline/test-support/server/spoil-events';

const DAY = '2030-05-04';
const BEGIN = Date.parse(`${DAY}T00:00:00Z`);
/** Sixteen maps of 100,000 s. */
const LONGEST_MS = 500 * HOUR;
const STEPS = 9;

/** Every list must be empty. */
export interface DayReport {
  readonly matches: number;
  readonly offered: number;
  readonly skipped: number;
  readonly doubted: number;
  readonly waiting: number;
  readonly twoWinners: readonly string[];
  readonly openOnEnded: readonly string[];
  readonly standings: readonly string[];
  readonly unnamed: readonly string[];
}

/** Every second day has corrupted events. */
export async function runDay(seed: number): Promise<DayReport> {
  const results = readResults(implausibleFiles(seed, BEGIN));
  const feed = results === null ? null : replayFeedOf(results, { day: DAY, now: BEGIN });
  const rows = results === null ? { unnamed: [], skipped: 0 } : namedRows(results);
  if (feed === null)
    return { matches: 0, offered: 0, doubted: 0, waiting: 0, twoWinners: [], openOnEnded: [], standings: [], ...rows };
  const random = seededRandom(`day ${seed}`);
  return { ...rows, ...(await playOut(feed, random, seed % 2 === 0 ? 0 : 0.02 + 0.2 * random.next())) };
}

function namedRows(results: NonNullable<ReturnType<typeof readResults>>) {
  const { series, skipped } = dayResults(results, BEGIN);
  const placeOf = ({ file, line }: { readonly file: string; readonly line: number }) => `${file}:${line}`;
  const named = new Set([...skipped, ...series.flatMap(({ rows }) => rows)].map(placeOf));
  const until = BEGIN + 36 * HOUR;
  const startOf = (row: (typeof read.maps)[number] | (typeof read.walkovers)[number]) =>
    'startsAt' in row ? (row.startsAt ?? row.seriesStartsAt) : row.seriesStartsAt;
  const { read } = results;
  const own = [...[...read.maps, ...read.walkovers].filter((row) => startOf(row) < until), ...read.skipped];
  return { skipped: skipped.length, unnamed: own.map(placeOf).filter((place) => !named.has(place)) };
}

async function playOut(feed: Feed, random: SeededRandom, share: number) {
  const board = new MemoryBoard();
  const quarantine = new MemoryQuarantine(board);
  const offered = new Set<number>();
  let doubts = 0;
  const apply = async (events: readonly unknown[], now: number, spanMs: number) => {
    const { events: wellFormed, malformed } = wellFormedEvents(events);
    const folded = foldFeedEvents(wellFormed);
    const { batch, doubted, guarded, acceptedPlays, known } = await guardBatch(quarantine, folded, {
      now,
      spanMs,
      malformed,
    });
    board.apply(batch, guarded);
    const closed = [...folded.playStates].flatMap(([id, state]) => (state === PLAY_STATUS.closed ? [id] : []));
    await quarantine.outdate({ prices: acceptedPlays, plays: closed, matches: known });
    await quarantine.hold(doubted);
    doubts += doubted.length;
    for (const [playId, play] of board.plays) if (isOpenForBets(board, play)) offered.add(playId);
  };
  const begin = feed.firstRunAt ?? BEGIN;
  let at = begin;
  await apply(spoilEvents(random, feed.snapshot(at), share), at, Infinity);
  for (let step = 0; step < STEPS; step++) {
    const next = at + Math.round((0.2 + random.next()) * 3 * HOUR);
    await apply(spoilEvents(random, feed.between(at, next), share), next, next - at);
    at = next;
  }
  const end = at + LONGEST_MS;
  const rest = feed.between(at, end);
  await apply(spoilEvents(random, rest, share), end, end - at);
  quarantine.rejectAll();
  const expected = [...feed.snapshot(begin), ...feed.between(begin, end)];
  await apply(expected, at, Infinity);
  quarantine.rejectAll();
  await apply(expected, end, Infinity);
  // What operators never decide is void by time.
  await apply(board.unresolved(end - UNVERIFIED_AFTER_MS).flatMap(voidUnverified), end, Infinity);
  return { ...findings(board, offered, heldMatches(quarantine)), doubted: doubts };
}

function isOpenForBets(board: MemoryBoard, { event, status, guarded }: BoardPlay): boolean {
  const match = board.matches.get(event.game_id);
  return status === PLAY_STATUS.open && guarded === null && (match?.live.status ?? 5) < MATCH_STATUS.ended;
}

function heldMatches({ held }: MemoryQuarantine): ReadonlySet<number> {
  return new Set(held.flatMap(({ kind, gameId }) => (kind === 'result' || kind === 'match' ? [gameId ?? 0] : [])));
}

function findings(board: MemoryBoard, offered: ReadonlySet<number>, held: ReadonlySet<number>) {
  let waiting = 0;
  const twoWinners: string[] = [];
  const openOnEnded: string[] = [];
  for (const playId of offered) {
    const play = board.plays.get(playId);
    if (play === undefined) continue;
    const { event, outcomes } = play;
    const label = `${event.market} ${playId} of map ${event.round}`;
    const wins = [...outcomes.values()].filter(({ outcome }) => outcome === 'won' || outcome === 'half_won').length;
    if (wins > 1 && event.market !== 'at_least_one_map') twoWinners.push(label);
    const status = board.matches.get(event.game_id)?.live.status ?? MATCH_STATUS.ended;
    if (status < MATCH_STATUS.ended || outcomes.size === event.points.length) continue;
    if (held.has(event.game_id)) waiting++;
    else openOnEnded.push(label);
  }
  const standings = [...board.matches.values()].flatMap(({ event, live, facts }) => {
    const isSame = facts === null || (live.score_1 === facts.known.score_1 && live.score_2 === facts.known.score_2);
    return live.status < MATCH_STATUS.ended || isSame ? [] : [`match ${event.game_id}`];
  });
  return { matches: board.matches.size, offered: offered.size, waiting, twoWinners, openOnEnded, standings };
}
