import type { Feed } from '../feed';
import { GAME_TYPES } from '../game-types';
import { feedOfScripts } from '../script/feed-of-scripts';
import type { MatchScript } from '../script/match-script';
import { publishedAt } from '../script/published-at';
import { feedIds, type FeedIds } from './feed-ids';
import { loadResults } from './load-results';
import { rateClubs, type MapWinChance } from './rate-clubs';
import type { RealSeries } from './real-series';
import { DAY_MS, dayOf, daysOf, type ReplayDay } from './replay-days';
import { ReplayError } from './replay-error';
import { scriptOfSeries } from './script-of-series';
import { usualMaps } from './usual-map';

/** A first run begins this long before the first match of the day, ms. */
const LEAD_MS = 30 * 60_000;
const DAYS_NAMED = 3;

export interface ReplayOptions {
  /** Folder with `results/`, or the folder of the result files itself. */
  readonly dataFolder: string;
  /** The UTC day to play again, `YYYY-MM-DD`. */
  readonly day: string;
  /** Business time in ms; the day is moved by whole days onto its UTC day. */
  readonly now: number;
}

/**
 * A feed that plays a real match day again: starts, winners and scores are those of the files, prices come from ratings
 * of the matches before that day. Rows that could not be taken are in `skipped`, with the reason.
 *
 * @throws ReplayError with one sentence: `bad-day`, `no-folder`, `no-files`, `no-matches`
 * @example await createReplayFeed({ dataFolder: '../shared/data', day: '2026-01-31', now: clock.now() })
 */
export async function createReplayFeed({ dataFolder, day, now }: ReplayOptions): Promise<Feed> {
  const begin = startOfDay(day);
  const results = await loadResults(dataFolder);
  const today = results.series.filter((one) => one.startsAt >= begin && one.startsAt < begin + DAY_MS);
  const [first] = today;
  if (first === undefined) throw new ReplayError('no-matches', noMatches(day, daysOf(results.series)));
  const shift = Math.floor(now / DAY_MS) * DAY_MS - begin;
  const earlier = results.series.filter((one) => one.startsAt < begin);
  const ids = feedIds(today);
  const chance = rateClubs(results.rated.filter((map) => map.at < begin));
  const scripts = scriptsOf(today, { chance, usual: usualMaps(earlier), ids, shift });
  return feedOfScripts({
    name: 'replay',
    fingerprint: `replay:${day}:${results.hash}`,
    skipped: results.skipped,
    firstRunAt: first.startsAt + shift - LEAD_MS,
    gameTypes: GAME_TYPES.filter(({ game_type_id }) => today.some((one) => one.gameTypeId === game_type_id)),
    events: ids.events,
    teams: ids.teams,
    scripts: (from, to) => scripts.filter((script) => publishedAt(script) <= to && script.endsAt >= from),
  });
}

function startOfDay(day: string): number {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(begin) || dayOf(begin) !== day)
    throw new ReplayError('bad-day', `The day "${day}" is not a date like 2026-01-31.`);
  return begin;
}

function noMatches(day: string, days: readonly ReplayDay[]): string {
  const total = ({ matches }: ReplayDay) => [...matches.values()].reduce((sum, count) => sum + count, 0);
  const richest = days.toSorted((a, b) => total(b) - total(a)).slice(0, DAYS_NAMED);
  const named = richest.map((one) => `${one.day} (${total(one)})`).join(', ');
  return `The data folder has no match on ${day}; days with the most are ${named}.`;
}

/** What is known of clubs and events before the day. */
interface Strength {
  readonly chance: MapWinChance;
  readonly usual: ReturnType<typeof usualMaps>;
}

function scriptsOf(
  today: readonly RealSeries[],
  { chance, usual, ids, shift }: Strength & { ids: FeedIds; shift: number },
): readonly MatchScript[] {
  return today.map((series) => {
    const { gameTypeId, event, club1, club2 } = series;
    return scriptOfSeries(series, {
      gameId: ids.matchId(series),
      eventId: ids.eventId(series),
      teamId1: ids.teamId(series, club1),
      teamId2: ids.teamId(series, club2),
      strengths: { mapWin: chance(gameTypeId, club1, club2), ...usual(gameTypeId, event) },
      shift,
    });
  });
}
