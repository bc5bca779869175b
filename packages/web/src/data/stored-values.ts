import {
  acceptPreference,
  currencyId,
  currencySchema,
  gameId,
  langId,
  pointId,
  stakeAmount,
} from '@clutchline/contract';
import { isAvatarId, ODDS_FORMATS } from '@clutchline/domain';
import * as z from 'zod/mini';

import type { ValueStorage } from './storage';

/** Refuses texts such as "undefined" or "[object Object]" (bad input row 90). A signed token of a host has up to 4 KB. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9._~+/=-]{16,4096}$/));

export const THEMES = ['arena', 'light', 'contrast'] as const;

/** Limit of the stake field. */
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

/**
 * The names of section 3, then names of this app. Slip, stakes and placements are lists of unknown entries; their
 * readers validate each.
 */
export function createStoredValues(storage: ValueStorage, visit: ValueStorage) {
  return {
    token: storage.slot('token', 1, tokenSchema),
    lang: storage.slot('lang', 1, langId),
    /** `lang` of the address (LANG-6). */
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
    /** IANA name (USER-5); absent: the machine's. */
    timeZone: storage.slot('timeZone', 1, z.string().check(z.maxLength(64))),
    /** USER-7; absent: not asked yet. */
    sound: storage.slot('sound', 1, z.enum(['on', 'off'])),
    /** Order number and revision (BET-9). */
    seenCorrections: storage.slot(
      'seenCorrections',
      1,
      z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
    ),
    favorites: storage.slot('favorites', 1, z.array(gameId)),
    /** In whole units of the player's currency (SLIP-12). */
    fastStake: storage.slot('fastStake', 1, stakeAmount.check(z.regex(/^\d/))),
    /** With open tab and combination sizes (SLIP-13). */
    stakes: storage.slot('stakes', 1, typedStakes),
    /** Open placements of all tabs, to resolve after a reload (BET-8). */
    placement: storage.slot('placement', 4, z.array(z.unknown())),
  };
}

export type StoredValues = ReturnType<typeof createStoredValues>;
