import type { Feed } from '../feed';
import { GAME_TYPES } from '../game-types';
import { feedOfScripts } from '../script/feed-of-scripts';
import type { GameStop } from '../script/game-stop';
import { calendarOf, stagesOf } from './calendar';
import { cupsOf } from './cups/cups-of';
import { detailsAt } from './details/details-of';
import { EVENTS } from './event-list';
import { GAME_SETUPS } from './game-setup';
import { historyOf } from './history-of';
import { outrightsOf } from './outrights-of';
import { seededRandom } from './seeded-random';
import { TEAMS } from './team-list';
import { DAY } from './weeks';

/** Raise it when a seed yields other matches than before. */
const VERSION = 6;

/**
 * Fictional leagues, cups and teams around the clock. A pure function of seed and time: the same seed yields the same
 * matches, ids, prices and results, also after a restart.
 *
 * @example createSimulatorFeed({ seed: 'demo' }).snapshot(Date.UTC(2026, 10, 21))
 */
export function createSimulatorFeed({ seed }: { readonly seed: string }): Feed {
  const cups = cupsOf(seed);
  return feedOfScripts({
    name: 'simulator',
    fingerprint: `simulator:${VERSION}:${seed}`,
    skipped: [],
    firstRunAt: null,
    gameTypes: GAME_TYPES,
    events: EVENTS,
    teams: TEAMS,
    scripts: calendarOf(seed, cups),
    outrights: outrightsOf(seed, cups),
    stops: gameStopsOf(seed),
    stages: stagesOf(cups),
    details: detailsAt,
    history: historyOf(seed, cups),
  });
}

const MINUTE = 60_000;
const LENGTH = 4 * MINUTE;

/** Each day another game takes no bets for some minutes (C3). */
function gameStopsOf(seed: string): (from: number, to: number) => readonly GameStop[] {
  return (from, to) => {
    const first = Math.floor(from / DAY);
    const days = Array.from({ length: Math.floor(to / DAY) - first + 1 }, (_, i) => first + i);
    return days.flatMap((day) => {
      const setup = GAME_SETUPS[day % GAME_SETUPS.length];
      const begin = day * DAY + seededRandom(`${seed}/stop/${day}`).whole(23 * 60) * MINUTE;
      return setup === undefined ? [] : [{ gameTypeId: setup.gameTypeId, from: begin, until: begin + LENGTH }];
    });
  };
}
