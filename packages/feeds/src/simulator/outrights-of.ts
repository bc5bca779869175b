import { BOOK_MARGINS } from '@clutchline/domain';

import { oddOf } from '../pricing/odd-of';
import type { OutrightScript, Runner } from '../script/outright-script';
import { DAY } from './competition-days';
import { cupEventId } from './event-list';
import { GAME_SETUPS, type GameSetup } from './game-setup';
import { seededRandom, type SeededRandom } from './seeded-random';
import { TITLE_STAGE } from './stage-names';
import { runnersOf, TEAMS } from './team-list';
import { teamRating } from './team-rating';

const HOUR = 3_600_000;
const WEEK = 7 * DAY;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY;
const AHEAD = 2 * DAY;
const STEP = 6 * HOUR;
const STEPS = (AHEAD + WEEK) / STEP;
const CLOSES_BEFORE_END = 2 * HOUR;
const MARGIN = BOOK_MARGINS.outright / 1_000;
const WITHDRAWS = 0.4;
const FIRST_LANE = 50;
const IDS_PER_LANE = 100;
const LANES = 100;

/** Weight of a rating over a week, volatility of prices, anticipation of the winner. */
const SHAPE = { rating: 1.5, restless: 0.12, foresight: 1.6 } as const;

/**
 * Champion bets of each cup and week: twenty runners with prices that change every six hours and converge to the
 * result; in some weeks one withdraws. As {@link ScriptSource.outrights}.
 */
export function outrightsOf(seed: string): (from: number, to: number) => readonly OutrightScript[] {
  let drawn = new Map<string, OutrightScript>();
  return (from, to) => {
    const wanted = new Map<string, OutrightScript>();
    for (let week = weekOf(from) - 1; week <= weekOf(to + AHEAD); week += 1) {
      for (const setup of GAME_SETUPS) {
        const key = `${setup.gameTypeId}/${week}`;
        wanted.set(key, drawn.get(key) ?? drawOutright(seed, setup, week));
      }
    }
    drawn = wanted;
    return [...wanted.values()].filter(({ publishedAt, endsAt }) => publishedAt <= to && endsAt >= from);
  };
}

function weekOf(at: number): number {
  return Math.floor((at - FIRST_MONDAY) / WEEK);
}

function drawOutright(seed: string, setup: GameSetup, week: number): OutrightScript {
  const { gameTypeId } = setup;
  const random = seededRandom(`${seed}/outright/${gameTypeId}/${week}`);
  const beginsAt = FIRST_MONDAY + week * WEEK;
  const teamIds = runnersOf(gameTypeId);
  const strengths = teamIds.map((teamId) => SHAPE.rating * teamRating(seed, teamId));
  const winner = drawIndex(random, softmax(strengths));
  const lane = FIRST_LANE + GAME_SETUPS.indexOf(setup);
  return {
    gameId: ((beginsAt / DAY) * LANES + lane) * IDS_PER_LANE + 1,
    gameTypeId,
    eventId: cupEventId(gameTypeId),
    stageNames: TITLE_STAGE,
    publishedAt: beginsAt - AHEAD,
    stepMs: STEP,
    closesAt: beginsAt + WEEK - CLOSES_BEFORE_END,
    endsAt: beginsAt + WEEK,
    runners: drawRunners(random, teamIds, { strengths, winner }),
    winner: teamIds[winner] ?? 0,
    withdrawal: drawWithdrawal(random, teamIds, { winner, beginsAt }),
    source: 'simulator',
  };
}

function drawRunners(
  random: SeededRandom,
  teamIds: readonly number[],
  { strengths, winner }: { readonly strengths: readonly number[]; readonly winner: number },
): readonly Runner[] {
  const walk = [...strengths];
  const chances = Array.from({ length: STEPS }, (_, step) => {
    walk.forEach((value, i) => (walk[i] = value + SHAPE.restless * random.normal()));
    return softmax(walk.map((value, i) => (i === winner ? value + (SHAPE.foresight * step) / STEPS : value)));
  });
  return teamIds.map((teamId, i) => ({
    teamId,
    names: namesOf(teamId),
    odds: chances.map((step) => oddOf(step[i] ?? 0, MARGIN)),
  }));
}

function drawWithdrawal(
  random: SeededRandom,
  teamIds: readonly number[],
  { winner, beginsAt }: { readonly winner: number; readonly beginsAt: number },
): OutrightScript['withdrawal'] {
  if (random.next() >= WITHDRAWS) return null;
  const place = (winner + 1 + random.whole(teamIds.length - 1)) % teamIds.length;
  return { teamId: teamIds[place] ?? 0, at: beginsAt + (24 + random.whole(96)) * HOUR };
}

function namesOf(teamId: number): Runner['names'] {
  const found = TEAMS.find(({ team_id }) => team_id === teamId);
  if (found === undefined) throw new RangeError(`No team ${teamId}`);
  return found.names;
}

function softmax(values: readonly number[]): readonly number[] {
  const weights = values.map((value) => Math.exp(value));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function drawIndex(random: SeededRandom, chances: readonly number[]): number {
  let left = random.next();
  const found = chances.findIndex((chance) => (left -= chance) < 0);
  return found === -1 ? chances.length - 1 : found;
}
