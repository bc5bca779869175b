import type { MapFacts } from '@clutchline/contract';

import type { UnsettledPlay } from '../settled-point';
import { NO_LINE, UNVERIFIABLE, wonIf, type MarketRule, type Reading } from '../market-rule';

/** The line is in minutes. Exactly on it is over. */
function readDuration(play: UnsettledPlay, { duration_s }: MapFacts): Reading {
  const { line } = play;
  if (duration_s === null) return UNVERIFIABLE;
  if (line === null) return NO_LINE;
  const isOver = hasReached(duration_s, line);
  return {
    result: minutesAndSeconds(duration_s),
    outcomeOf: ({ pick }) =>
      pick.kind === 'over' || pick.kind === 'under' ? wonIf((pick.kind === 'over') === isOver) : null,
  };
}

function hasReached(seconds: number, line: number): boolean {
  return seconds * 1_000 >= line * 60;
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes of the map; seconds do not count. */
function readBand(_play: UnsettledPlay, { duration_s }: MapFacts): Reading {
  if (duration_s === null) return UNVERIFIABLE;
  const minute = Math.floor(duration_s / 60);
  return {
    result: minutesAndSeconds(duration_s),
    outcomeOf: ({ pick }) => (pick.kind === 'band' ? wonIf(pick.from <= minute && minute <= pick.to) : null),
  };
}

export const BAND_RULE: MarketRule = {
  scope: 'map',
  id: 'duration-band@1',
  read: readBand,
  // The rest of the map can always change the band.
  isValidAtForfeit: () => false,
};

export const DURATION_RULE: MarketRule = {
  scope: 'map',
  id: 'duration@2',
  read: readDuration,
  isValidAtForfeit: ({ line }, { duration_s }) => line !== null && duration_s !== null && hasReached(duration_s, line),
};
