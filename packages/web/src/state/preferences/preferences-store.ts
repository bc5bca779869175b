import { isTimeZone } from '@clutchline/contract';
import { DEFAULT_AVATAR_ID, type OddsFormat } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { StoredValues } from '../../data/stored-values';
import { valueOf } from '../../data/storage';

/** USER-4, USER-5, USER-7. */
interface Preferences {
  /** 1 to 15. */
  readonly avatarId: number;
  readonly oddsFormat: OddsFormat;
  /** Of wire odds; decimal until loaded. */
  readonly oddText: (odd: string) => string;
  /** IANA; null: the machine's. */
  readonly timeZone: string | null;
  /** Null: not asked. */
  readonly sound: 'on' | 'off' | null;
  /** A sound was due before asking. */
  readonly asksForSound: boolean;
}

export type PreferencesStore = StoreApi<Preferences>;

/** As on the wire. */
export const decimalText = (odd: string): string => odd;

export function createPreferencesStore(stored: StoredValues): PreferencesStore {
  return createStore(() => ({
    avatarId: valueOf(stored.avatarId) ?? DEFAULT_AVATAR_ID,
    oddsFormat: valueOf(stored.oddsFormat) ?? 'decimal',
    oddText: decimalText,
    timeZone: readTimeZone(valueOf(stored.timeZone)),
    sound: valueOf(stored.sound),
    asksForSound: false,
  }));
}

/** Null if damaged or unknown. */
export const readTimeZone = (name: string | null): string | null => (name !== null && isTimeZone(name) ? name : null);
