import type { MapFacts } from '@clutchline/contract';

import type { DecidablePlay } from '../decided-point';
import { NO_LINE, type MarketRule, type Reading } from '../market-rule';
import { readTeam } from './team-reading';

/** Who first had as many as the line says. Nobody: void. */
function readRace(play: DecidablePlay, map: MapFacts): Reading {
  const { line } = play;
  if (line === null) return NO_LINE;
  const reached = map.races.find(([target]) => target * 1_000 === line);
  if (reached === undefined) return { voidReason: 'no_result' };
  return readTeam(play, reached[1]);
}

/** Markets of who reaches a number first. */
export const RACE_RULES = {
  race_to_kills: { scope: 'map', id: 'race-to-kills@1', read: readRace },
  race_to_rounds: { scope: 'map', id: 'race-to-rounds@1', read: readRace },
} as const satisfies Record<string, MarketRule>;
