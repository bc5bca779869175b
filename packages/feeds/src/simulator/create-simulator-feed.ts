import type { Feed } from '../feed';
import { GAME_TYPES } from '../game-types';
import { feedOfScripts } from '../script/feed-of-scripts';
import { calendarOf } from './calendar';
import { EVENTS } from './event-list';
import { gameStopsOf } from './game-stops';
import { outrightsOf } from './outrights-of';
import { TEAMS } from './team-list';

/** Raise it when a seed yields other matches than before. */
const VERSION = 5;

/**
 * Fictional leagues and teams around the clock. A pure function of seed and time: the same seed yields the same
 * matches, ids, prices and results, also after a restart.
 *
 * @example createSimulatorFeed({ seed: 'demo' }).snapshot(Date.UTC(2026, 10, 21))
 */
export function createSimulatorFeed({ seed }: { readonly seed: string }): Feed {
  return feedOfScripts({
    name: 'simulator',
    fingerprint: `simulator:${VERSION}:${seed}`,
    skipped: [],
    firstRunAt: null,
    gameTypes: GAME_TYPES,
    events: EVENTS,
    teams: TEAMS,
    scripts: calendarOf(seed),
    outrights: outrightsOf(seed),
    stops: gameStopsOf(seed),
  });
}
