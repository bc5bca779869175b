import { acceptanceDelay, LimitIndex } from '@clutchline/domain';

import type { LimitBook, Limits, PlacementLimits } from './limit-store';
import { limitsOf } from './limits-of';

/** Without rules and settings. */
export const BUILT_IN_BOOK: LimitBook = {
  version: 0,
  rules: new LimitIndex([]),
  currencies: new Map(),
  delays: new Map(),
};

export const BUILT_IN_LIMITS: PlacementLimits = { book: BUILT_IN_BOOK, own: [], version: 0, at: 0 };

export const houseLimits = ({ currencies }: LimitBook, currencyId: number): Limits =>
  currencies.get(currencyId) ?? limitsOf(currencyId);

/** BET-8. */
export const houseDelay = ({ delays }: LimitBook, gameTypeId: number): number =>
  delays.get(gameTypeId) ?? acceptanceDelay(gameTypeId);
