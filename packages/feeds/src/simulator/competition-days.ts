import type { EventStage, VoidReason } from '@clutchline/contract';

import type { MatchScript } from '../script/match-script';
import { drawMatch } from './draw-match';
import { leagueEventId } from './event-list';
import { GAME_SETUPS, type GameSetup } from './game-setup';
import { seededRandom, type SeededRandom } from './seeded-random';
import { matchIdOf, stageIdOf } from './simulator-ids';
import { STAGE } from './stage-names';
import { rosterOf } from './team-list';
import { DAY, leagueSeasonOf, leagueSpan } from './weeks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Publication before the start, ms. Leagues run around the clock, so most of their matches are published late. */
const AHEAD = { usual: 6 * HOUR, announced: 72 * HOUR } as const;
export const MAX_LEAGUE_AHEAD = AHEAD.announced;
/** Every fifth match is announced early. */
const ANNOUNCED_EVERY = 5;
const VOID_SHARE = 0.012;
const VOID_REASONS: readonly [VoidReason, ...VoidReason[]] = ['postponed', 'walkover', 'abandoned'];
/** Of consecutive league matches, ms, so that each game always has a live match. */
const OVERLAP = 6 * MINUTE;
const START_STEP = 5 * MINUTE;

const GROUPS = [STAGE.groupA, STAGE.groupB] as const;

/** One game on one day. Times in ms, `day` in days since 1970 UTC. */
interface Lane {
  readonly seed: string;
  readonly setup: GameSetup;
  readonly day: number;
}

/** Matches of one league group; the groups alternate by day. Each match begins before the previous one ends. */
export function leagueDay({ seed, setup, day }: Lane): readonly MatchScript[] {
  const random = seededRandom(`${seed}/league/${setup.gameTypeId}/${day}`);
  const origin = day * DAY + laneOffset(setup);
  const matches: MatchScript[] = [];
  const group = day % 2;
  const roster = rosterOf(setup.gameTypeId, group);
  const eventId = leagueEventId(setup.gameTypeId);
  const stageId = stageIdOf({ eventId, season: leagueSeasonOf(day * DAY), position: group + 1 });
  let resting = roster;
  for (let startTime = origin; startTime < origin + DAY;) {
    const teams = freshPair(
      random,
      resting,
      matches.map(({ teamId1, teamId2 }) => [teamId1, teamId2]),
    );
    const match = drawMatch({
      ...{ seed, setup, teams, startTime, eventId, stageId },
      gameId: matchIdOf({ lane: GAME_SETUPS.indexOf(setup) * 2, day, n: matches.length }),
      stageNames: GROUPS[group] ?? GROUPS[0],
      publishedAt: startTime - (matches.length % ANNOUNCED_EVERY === 0 ? AHEAD.announced : AHEAD.usual),
      bestOf: random.oneOf(setup.leagueFormats),
      voidReason: random.next() < VOID_SHARE ? random.oneOf(VOID_REASONS) : null,
      hasPool: true,
    });
    matches.push(match);
    if (match.maps.length > 0) resting = roster.filter((team) => !teams.includes(team));
    startTime = nextStart(match);
  }
  return matches;
}

/** Another match takes the place of one that is called off. */
function nextStart({ maps, startTime, endsAt }: MatchScript): number {
  return maps.length === 0 ? startTime + START_STEP : Math.floor((endsAt - OVERLAP) / START_STEP) * START_STEP;
}

/** The tables of the four weeks that contain `at`: two groups of six teams. */
export function leagueStages({ gameTypeId }: GameSetup, at: number): readonly EventStage[] {
  const season = leagueSeasonOf(at);
  const [starts_at, ends_at] = leagueSpan(season);
  const eventId = leagueEventId(gameTypeId);
  return GROUPS.map((names, group) => ({
    ...{ stage_id: stageIdOf({ eventId, season, position: group + 1 }), event_id: eventId },
    ...{ season, position: group + 1, names, kind: 'league', starts_at, ends_at, points: 'match_wins' },
    tie_breakers: ['match_wins', 'map_diff', 'h2h_match', 'tie_break_match'],
    match_count: null,
    teams: rosterOf(gameTypeId, group).map((team_id) => ({ team_id, seed: null, entry: 'invited' })),
    slots: [],
  }));
}

function laneOffset(setup: GameSetup): number {
  return GAME_SETUPS.indexOf(setup) * 3 * START_STEP;
}

type Pair = readonly [number, number];

/** Without an earlier meeting, or with the longest ago. */
function freshPair(random: SeededRandom, teams: readonly number[], met: readonly Pair[]): Pair {
  const pairs = teams.flatMap((one, i) => teams.slice(i + 1).map((other): Pair => [one, other]));
  const lastOf = ([one, other]: Pair): number =>
    met.findLastIndex((pair) => pair.includes(one) && pair.includes(other));
  const oldest = Math.min(...pairs.map(lastOf));
  const fresh = pairs.filter((pair) => lastOf(pair) === oldest);
  const [one, other] = fresh[random.whole(fresh.length)] ?? [0, 0];
  return random.next() < 0.5 ? [one, other] : [other, one];
}
