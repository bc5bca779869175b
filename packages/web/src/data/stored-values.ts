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

const typedStake = z.string().check(z.maxLength(16));

const typedStakes = z.strictObject({
  open: z.enum(['single', 'parlay']),
  single: z.array(z.strictObject({ shop_id: pointId, stake: typedStake })).check(z.maxLength(10)),
  commonStake: typedStake,
  parlayStake: typedStake,
  stakesCurrency: z.nullable(currencyId),
  sizes: z.array(z.int()).check(z.maxLength(15)),
});

const avatarId = z.number().check(z.refine(isAvatarId));

/** Section 3 first, then own names. Readers of slip, stakes and placements validate each entry. */
export function createStoredValues(storage: ValueStorage, visit: ValueStorage) {
  return {
    token: storage.slot('token', 1, tokenSchema),
    lang: storage.slot('lang', 1, langId),
    /** LANG-6. */
    visitLang: visit.slot('visitLang', 1, langId),
    avatarId: storage.slot('avatarId', 1, avatarId),
    currencyInfo: storage.slot('currencyInfo', 1, currencySchema),
    quickaAmount: storage.slot('quickaAmount', 1, z.array(z.unknown())),
    singleIds: storage.slot('singleIds', 1, z.array(z.unknown())),
    parlayIds: storage.slot('parlayIds', 1, z.array(z.unknown())),
    shopCartList: storage.slot('shopCartList', 1, z.array(z.unknown())),

    accept: storage.slot('accept', 1, acceptPreference),
    theme: storage.slot('skin', 1, z.enum(THEMES)),
    /** USER-5; absent: decimal. */
    oddsFormat: storage.slot('oddsFormat', 1, z.enum(ODDS_FORMATS)),
    /** IANA (USER-5); absent: the machine's. */
    timeZone: storage.slot('timeZone', 1, z.string().check(z.maxLength(64))),
    /** GAMES-9; absent: by event. */
    listSort: storage.slot('listSort', 1, z.enum(LIST_SORTS)),
    /** USER-7; absent: not asked. */
    sound: storage.slot('sound', 1, z.enum(['on', 'off'])),
    /** Order number and revision (BET-9). */
    seenCorrections: storage.slot(
      'seenCorrections',
      1,
      z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
    ),
    /** SPOIL-1; absent: off. */
    spoilers: storage.slot('spoilers', 1, z.enum(['followed', 'all'])),
    favorites: storage.slot('favorites', 1, z.array(gameId)),
    /** Whole units of the player's currency (SLIP-12). */
    fastStake: storage.slot('fastStake', 1, stakeAmount.check(z.regex(/^\d/))),
    /** SLIP-13. */
    stakes: storage.slot('stakes', 1, typedStakes),
    /** Of all tabs (BET-8). */
    placement: storage.slot('placement', 4, z.array(z.unknown())),
  };
}

export type StoredValues = ReturnType<typeof createStoredValues>;
