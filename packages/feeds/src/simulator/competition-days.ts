import type { VoidReason } from '@clutchline/contract';

import type { MatchScript } from '../script/match-script';
import { drawEventful } from './draw-incidents';
import { cupEventId, leagueEventId } from './event-list';
import { GAME_SETUPS, type GameSetup } from './game-setup';
import { seededRandom, type SeededRandom } from './seeded-random';
import { CUP_STAGES, LEAGUE_STAGES } from './stage-names';
import { rosterOf } from './team-list';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Leagues run around the clock and are published late, cups run by day and are published three days ahead. */
export const LEAGUE_AHEAD = 6 * HOUR;
export const CUP_AHEAD = 72 * HOUR;

const IDS_PER_LANE = 100;
const LANES = 100;
/** Of consecutive league matches, so that each game always has a live match. */
const OVERLAP = 6 * MINUTE;
const START_STEP = 5 * MINUTE;
const CUP_MATCHES = 3;
const CUP_FIRST_HOUR = 7;
const CUP_HOURS_APART = 4;
const CUP_VOID_SHARE = 0.14;

const VOID_REASONS: readonly [VoidReason, ...VoidReason[]] = ['postponed', 'walkover', 'abandoned'];

/** One game on one day, in days since 1970 UTC. */
interface Lane {
  readonly seed: string;
  readonly setup: GameSetup;
  readonly day: number;
}

export function leagueDay(lane: Lane): readonly MatchScript[] {
  const { seed, setup, day } = lane;
  const random = seededRandom(`${seed}/league/${setup.gameTypeId}/${day}`);
  const origin = day * DAY + laneOffset(setup);
  const matches: MatchScript[] = [];
  const roster = rosterOf(setup.gameTypeId, day % 2);
  let resting = roster;
  for (let startTime = origin; startTime < origin + DAY;) {
    const teams = freshPair(
      random,
      resting,
      matches.map(({ teamId1, teamId2 }) => [teamId1, teamId2]),
    );
    const match = drawEventful({
      seed,
      setup,
      teams,
      startTime,
      gameId: idOf(lane, 0, matches.length),
      eventId: leagueEventId(setup.gameTypeId),
      stageNames: random.oneOf(LEAGUE_STAGES),
      publishedAt: startTime - LEAGUE_AHEAD,
      bestOf: random.oneOf(setup.leagueFormats),
      voidReason: null,
      hasPool: true,
    });
    matches.push(match);
    resting = roster.filter((team) => !teams.includes(team));
    startTime = Math.floor((match.endsAt - OVERLAP) / START_STEP) * START_STEP;
  }
  return matches;
}

/** Between teams without a league match then. */
export function cupDay(lane: Lane): readonly MatchScript[] {
  const { seed, setup, day } = lane;
  const random = seededRandom(`${seed}/cup/${setup.gameTypeId}/${day}`);
  let free = rosterOf(setup.gameTypeId, (day + 1) % 2);
  return Array.from({ length: CUP_MATCHES }, (_, i) => {
    const teams = drawPair(random, free);
    free = free.filter((team) => !teams.includes(team));
    const startTime = day * DAY + (CUP_FIRST_HOUR + i * CUP_HOURS_APART) * HOUR + random.whole(12) * START_STEP;
    return drawEventful({
      seed,
      setup,
      teams,
      startTime,
      gameId: idOf(lane, 1, i),
      eventId: cupEventId(setup.gameTypeId),
      stageNames: random.oneOf(CUP_STAGES),
      publishedAt: startTime - CUP_AHEAD,
      bestOf: random.oneOf(setup.cupFormats),
      voidReason: random.next() < CUP_VOID_SHARE ? random.oneOf(VOID_REASONS) : null,
      hasPool: true,
    });
  });
}

function idOf({ setup, day }: Lane, competition: 0 | 1, n: number): number {
  const lane = GAME_SETUPS.indexOf(setup) * 2 + competition;
  return (day * LANES + lane) * IDS_PER_LANE + n + 1;
}

function laneOffset(setup: GameSetup): number {
  return GAME_SETUPS.indexOf(setup) * 3 * START_STEP;
}

function drawPair(random: SeededRandom, teams: readonly number[]): readonly [number, number] {
  const first = random.whole(teams.length);
  const second = (first + 1 + random.whole(teams.length - 1)) % teams.length;
  return [teams[first] ?? 0, teams[second] ?? 0];
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
