import type { MapFacts } from '@clutchline/contract';

import type { UnsettledPlay } from '../settled-point';
import { NO_LINE, type MarketRule, type Reading } from '../market-rule';
import { readTeam } from './team-reading';

function readRace(play: UnsettledPlay, map: MapFacts): Reading {
  const { line } = play;
  if (line === null) return NO_LINE;
  const winner = winnerOf(map, line);
  return winner === undefined ? { voidReason: 'no_result' } : readTeam(play, winner);
}

function winnerOf({ races }: MapFacts, line: number | null): number | undefined {
  return races.find(([target = 0]) => target * 1_000 === line)?.[1];
}

function raceRule(id: string): MarketRule {
  return {
    scope: 'map',
    id,
    read: readRace,
    isValidAtForfeit: ({ line }, map) => winnerOf(map, line) !== undefined,
  };
}

export const RACE_RULES = {
  race_to_kills: raceRule('race-to-kills@2'),
  race_to_rounds: raceRule('race-to-rounds@2'),
} satisfies Record<string, MarketRule>;
