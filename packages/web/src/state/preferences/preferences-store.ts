import { DEFAULT_AVATAR_ID, type OddsFormat } from '@clutchline/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { StoredValues } from '../../data/stored-values';
import { valueOf } from '../../data/value-of';
import { readTimeZone } from './read-time-zone';

/** What the player chose about how things are shown and heard (USER-4, USER-5, USER-7). */
export interface Preferences {
  /** 1 to 15. */
  readonly avatarId: number;
  readonly oddsFormat: OddsFormat;
  /** Writes odds of the wire, "1.955", in that format; decimal until the way to write others is there. */
  readonly oddText: (odd: string) => string;
  /** IANA name; null: the machine's own. */
  readonly timeZone: string | null;
  /** Null: nobody was asked yet. */
  readonly sound: 'on' | 'off' | null;
  /** Something happened that would have been heard, and nobody was asked yet. */
  readonly asksForSound: boolean;
}

export type PreferencesStore = StoreApi<Preferences>;

/** What is kept on this machine, with what stands where nothing is. */
export function createPreferencesStore(stored: StoredValues): PreferencesStore {
  return createStore(() => ({
    avatarId: valueOf(stored.avatarId) ?? DEFAULT_AVATAR_ID,
    oddsFormat: valueOf(stored.oddsFormat) ?? 'decimal',
    oddText: (odd) => odd,
    timeZone: readTimeZone(valueOf(stored.timeZone)),
    sound: valueOf(stored.sound),
    asksForSound: false,
  }));
}
