import {
  acceptPreference,
  currencyId,
  currencySchema,
  gameId,
  langId,
  pointId,
  stakeAmount,
  THEMES,
} from '@clutchline/contract';
import { isAvatarId, ODDS_FORMATS } from '@clutchline/domain';
import * as z from 'zod/mini';

import type { ValueStorage } from './storage';

/** Not "undefined" or "[object Object]" (bad input row 90); hosts' signed tokens have up to 4 KB. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9._~+/=-]{16,4096}$/));

/** Days always come first; `time` then lists the matches of a day by their start (GAMES-9). */
export const LIST_SORTS = ['event', 'time'] as const;

const list = () => z.array(z.unknown());

function typedStakes() {
  const typed = z.string().check(z.maxLength(16));
  return z.strictObject({
    open: z.enum(['single', 'parlay']),
    single: z.array(z.strictObject({ shop_id: pointId, stake: typed })).check(z.maxLength(10)),
    commonStake: typed,
    parlayStake: typed,
    stakesCurrency: z.nullable(currencyId),
    sizes: z.array(z.int()).check(z.maxLength(15)),
  });
}

/** Section 3 first, then own names. Readers of slip, stakes and placements validate each entry. */
export function createStoredValues(storage: ValueStorage, visit: ValueStorage) {
  return {
    token: storage.slot('token', () => tokenSchema),
    lang: storage.slot('lang', () => langId),
    /** LANG-6. */
    visitLang: visit.slot('visitLang', () => langId),
    avatarId: storage.slot('avatarId', () => z.number().check(z.refine(isAvatarId))),
    currencyInfo: storage.slot('currencyInfo', () => currencySchema),
    quickaAmount: storage.slot('quickaAmount', list),
    singleIds: storage.slot('singleIds', list),
    parlayIds: storage.slot('parlayIds', list),
    shopCartList: storage.slot('shopCartList', list),

    accept: storage.slot('accept', () => acceptPreference),
    theme: storage.slot('skin', () => z.enum(THEMES)),
    /** USER-5; absent: decimal. */
    oddsFormat: storage.slot('oddsFormat', () => z.enum(ODDS_FORMATS)),
    /** IANA (USER-5); absent: the machine's. */
    timeZone: storage.slot('timeZone', () => z.string().check(z.maxLength(64))),
    /** GAMES-9; absent: by event. */
    listSort: storage.slot('listSort', () => z.enum(LIST_SORTS)),
    /** USER-7; absent: not asked. */
    sound: storage.slot('sound', () => z.enum(['on', 'off'])),
    /** Order number and revision (BET-9). */
    seenCorrections: storage.slot('seenCorrections', () =>
      z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
    ),
    /** SPOIL-1; absent: off. */
    spoilers: storage.slot('spoilers', () => z.enum(['followed', 'all'])),
    favorites: storage.slot('favorites', () => z.array(gameId)),
    /** Whole units of the player's currency (SLIP-12). */
    fastStake: storage.slot('fastStake', () => stakeAmount.check(z.regex(/^\d/))),
    /** SLIP-13. */
    stakes: storage.slot('stakes', typedStakes),
    /** Of all tabs (BET-8). */
    placement: storage.slot('placement', list, 4),
  };
}

export type StoredValues = ReturnType<typeof createStoredValues>;
