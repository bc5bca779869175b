import type { Feed } from '../feed';
import { GAME_TYPES } from '../game-types';
import { feedOfScripts } from '../script/feed-of-scripts';
import type { MatchScript } from '../script/match-script';
import { publishedAt } from '../script/published-at';
import { dayResults, startOfDay, type DayResults } from './day-results';
import { feedIds, type FeedIds } from './feed-ids';
import { historyOfReplay } from './history/history-of-replay';
import { stagesOfSeries, type ReplayStages } from './history/stages-of-series';
import { loadResults, type Results } from './load-results';
import { allSeries, DAY_MS, daysOf, type ReplayDay } from './replay-days';
import { ReplayError } from './replay-error';
import type { RealSeries } from './real-series';
import { endOfSeries, scriptOfSeries } from './script-of-series';

const LEAD_MS = 30 * 60_000;
const DAYS_NAMED = 3;

export interface ReplayOptions {
  /** Folder with `results/`, or of the result files. */
  readonly dataFolder: string;
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  /** Business time in ms; the day is shifted to its UTC day. */
  readonly now: number;
}

/**
 * Replays a real match day: starts, winners and scores from the files, prices from ratings over earlier results.
 * `skipped` has rejected rows with the reason.
 *
 * @throws ReplayError with one sentence: `bad-day`, `no-folder`, `no-files`, `no-matches`
 * @example await createReplayFeed({ dataFolder: '../shared/data', day: '2026-01-31', now: clock.now() })
 */
export async function createReplayFeed({ dataFolder, day, now }: ReplayOptions): Promise<Feed> {
  startOfDay(day);
  const results = await loadResults(dataFolder);
  const feed = replayFeedOf(results, { day, now });
  if (feed === null) throw new ReplayError('no-matches', noMatches(day, daysOf(allSeries(results))));
  return feed;
}

export function replayFeedOf(results: Results, { day, now }: Omit<ReplayOptions, 'dataFolder'>): Feed | null {
  const begin = startOfDay(day);
  const known = dayResults(results, begin);
  const { today, skipped, later } = known;
  const [first] = today;
  if (first === undefined) return null;
  const shift = Math.floor(now / DAY_MS) * DAY_MS - begin;
  const all = [...known.past.map(({ series }) => series), ...today];
  const ids = feedIds(all);
  const ends = new Map(known.past.map(({ series, endsAt }) => [series, endsAt]));
  const endOf = (one: RealSeries): number =>
    ends.get(one) ?? endOfSeries(one, known.usual(one.gameTypeId, one.event).lengthS);
  const stages = stagesOfSeries(all, ids, { shift, endOf });
  const scriptOf = (one: RealSeries): MatchScript => scriptFor(one, known, { ids, stages, shift });
  const scripts = today.map(scriptOf);
  return feedOfScripts({
    name: 'replay',
    fingerprint: `replay:${day}:${results.hash}`,
    skipped,
    rows: { read: results.rows, later },
    firstRunAt: first.startsAt + shift - LEAD_MS,
    gameTypes: GAME_TYPES.filter(({ game_type_id }) => all.some((one) => one.gameTypeId === game_type_id)),
    events: ids.events,
    teams: ids.teams,
    stages: () => stages.stages,
    hasWholeHistory: true,
    history: historyOfReplay({ past: known.past, shift, scriptOf, stages: stages.stages }),
    scripts: (from, to) => scripts.filter((script) => publishedAt(script) <= to && script.endsAt >= from),
  });
}

function noMatches(day: string, days: readonly ReplayDay[]): string {
  const total = ({ matches }: ReplayDay) => [...matches.values()].reduce((sum, count) => sum + count, 0);
  const richest = days.toSorted((a, b) => total(b) - total(a)).slice(0, DAYS_NAMED);
  const named = richest.map((one) => `${one.day} (${total(one)})`).join(', ');
  return `The data folder has no match on ${day}; days with the most are ${named}.`;
}

interface Placing {
  readonly ids: FeedIds;
  readonly stages: ReplayStages;
  readonly shift: number;
}

function scriptFor(series: RealSeries, { chance, usual }: DayResults, { ids, stages, shift }: Placing): MatchScript {
  const { gameTypeId, event, team1, team2 } = series;
  return scriptOfSeries(series, {
    gameId: ids.matchId(series),
    eventId: ids.eventId(series),
    teamId1: ids.teamId(series, team1),
    teamId2: ids.teamId(series, team2),
    strengths: { mapWin: chance(series), ...usual(gameTypeId, event) },
    stageId: stages.stageId(series),
    shift,
  });
}
