import { BOOK_MARGINS } from '@clutchline/domain';

import { oddOf } from '../pricing/odd-of';
import type { OutrightScript, Runner } from '../script/outrights/outright-script';
import { cupsOf, type Cups } from './cups/cups-of';
import type { Tournament } from './cups/tournament';
import { cupEventId } from './event-list';
import { GAME_SETUPS, type GameSetup } from './game-setup';
import { seededRandom, type SeededRandom } from './seeded-random';
import { matchIdOf } from './simulator-ids';
import { TITLE_STAGE } from './stage-names';
import { TEAMS } from './team-list';
import { teamRating } from './team-rating';
import { DAY, weekOf, weekStart } from './weeks';

const HOUR = 3_600_000;
const AHEAD = 2 * DAY;
const STEP = 6 * HOUR;
const MARGIN = BOOK_MARGINS.outright / 1_000;
const WITHDRAWS = 0.4;
/** Time between publication and withdrawal, hours: before the qualified teams are known. */
const WITHDRAWS_AFTER = { earliest: 6, spread: 36 } as const;
/** Above the lanes of matches. */
const FIRST_LANE = 50;
/** Price of a team that is out: none. */
const NO_ODD = 0;

/** Weight of a rating over a week, volatility of prices, anticipation of the winner, largest lead of the favourite. */
const SHAPE = { rating: 1.5, restless: 0.12, foresight: 1.6, lead: 2 } as const;

/**
 * Champion bets of each cup: its teams and all that can qualify, with prices that change every six hours, converge to the
 * result and end when a team is out; in some weeks one withdraws. Bets close when the final begins.
 *
 * @returns outrights published by `to` that did not end before `from`, ms.
 */
export function outrightsOf(
  seed: string,
  cups: Cups = cupsOf(seed),
): (from: number, to: number) => readonly OutrightScript[] {
  let drawn = new Map<string, OutrightScript>();
  return (from, to) => {
    const wanted = new Map<string, OutrightScript>();
    for (let week = weekOf(from) - 1; week <= weekOf(to + AHEAD); week += 1) {
      for (const setup of GAME_SETUPS) {
        const key = `${setup.gameTypeId}/${week}`;
        wanted.set(key, drawn.get(key) ?? drawOutright({ seed, setup, week, cup: cups(setup, week) }));
      }
    }
    drawn = wanted;
    return [...wanted.values()].filter(({ publishedAt, endsAt }) => publishedAt <= to && endsAt >= from);
  };
}

interface Title {
  readonly seed: string;
  readonly setup: GameSetup;
  readonly week: number;
  readonly cup: Tournament;
}

function drawOutright({ seed, setup, week, cup }: Title): OutrightScript {
  const { gameTypeId } = setup;
  const random = seededRandom(`${seed}/outright/${gameTypeId}/${week}`);
  const beginsAt = weekStart(week);
  const publishedAt = beginsAt - AHEAD;
  const runners = cup.runners.map((teamId) => ({
    teamId,
    strength: SHAPE.rating * teamRating(seed, teamId, week),
    outAt: outAt(cup, teamId, beginsAt),
  }));
  const lane = FIRST_LANE + GAME_SETUPS.indexOf(setup);
  return {
    gameId: matchIdOf({ lane, day: beginsAt / DAY, n: 0 }),
    gameTypeId,
    eventId: cupEventId(gameTypeId),
    stageNames: TITLE_STAGE,
    publishedAt,
    stepMs: STEP,
    closesAt: cup.finalStartsAt,
    endsAt: cup.finalEndsAt,
    runners: drawRunners(random, runners, {
      winner: cup.winner,
      publishedAt,
      steps: Math.ceil((cup.finalStartsAt - publishedAt) / STEP),
    }),
    winner: cup.winner,
    withdrawal: drawWithdrawal(random, runners, { beginsAt, publishedAt }),
    source: 'simulator',
  };
}

interface TitleRunner {
  readonly teamId: number;
  readonly strength: number;
  /** When it can no longer win, ms. */
  readonly outAt: number;
}

/** Teams that did not qualify are out when the week begins, the others after their last match. */
function outAt({ matches, winner }: Tournament, teamId: number, beginsAt: number): number {
  if (teamId === winner) return Infinity;
  const own = matches.filter(({ teamId1, teamId2 }) => teamId1 === teamId || teamId2 === teamId);
  return Math.max(beginsAt, ...own.map(({ endsAt }) => endsAt));
}

interface Course {
  readonly winner: number;
  readonly publishedAt: number;
  /** Number of prices until bets close. */
  readonly steps: number;
}

function drawRunners(
  random: SeededRandom,
  runners: readonly TitleRunner[],
  { winner, publishedAt, steps }: Course,
): readonly Runner[] {
  const walk = runners.map(({ strength }) => strength);
  const chances = Array.from({ length: steps }, (_, step) => {
    walk.forEach((value, i) => (walk[i] = value + SHAPE.restless * random.normal()));
    const at = publishedAt + step * STEP;
    const values = runners.map(({ teamId, outAt }, i) => {
      if (outAt <= at) return -Infinity;
      const value = walk[i] ?? 0;
      return teamId === winner ? value + (SHAPE.foresight * step) / steps : value;
    });
    return softmax(withoutCertainty(values));
  });
  return runners.map(({ teamId }, i) => ({
    teamId,
    names: namesOf(teamId),
    odds: chances.map((step) => (step[i] === 0 ? NO_ODD : oddOf(step[i] ?? 0, MARGIN))),
  }));
}

/** Limits the lead of the favourite. */
function withoutCertainty(values: readonly number[]): readonly number[] {
  const [, second = 0] = values.toSorted((a, b) => b - a);
  return values.map((value) => Math.min(value, second + SHAPE.lead));
}

/** Of a team that did not qualify. */
function drawWithdrawal(
  random: SeededRandom,
  runners: readonly TitleRunner[],
  { beginsAt, publishedAt }: { readonly beginsAt: number; readonly publishedAt: number },
): OutrightScript['withdrawal'] {
  if (random.next() >= WITHDRAWS) return null;
  const outside = runners.filter(({ outAt }) => outAt === beginsAt);
  const at = publishedAt + (WITHDRAWS_AFTER.earliest + random.whole(WITHDRAWS_AFTER.spread)) * HOUR;
  return { teamId: outside[random.whole(outside.length)]?.teamId ?? 0, at };
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
