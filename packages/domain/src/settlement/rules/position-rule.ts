import type { MapFacts } from '@clutchline/contract';

import { UNVERIFIABLE, wonIf, type MarketRule, type Reading } from '../market-rule';
import type { UnsettledPlay } from '../settled-point';

function readPosition(_play: UnsettledPlay, { first_blood_position: position = null }: MapFacts): Reading {
  if (position === null) return UNVERIFIABLE;
  return {
    result: position,
    outcomeOf: ({ pick }) => (pick.kind === 'position' ? wonIf(pick.position === position) : null),
  };
}

/** Position of the player with the first kill. After a forfeit the known position counts. */
export const POSITION_RULE: MarketRule = {
  scope: 'map',
  id: 'first-blood-position@1',
  read: readPosition,
  isValidAtForfeit: (_play, { first_blood_position: position = null }) => position !== null,
};
