import type { Names } from '@clutchline/contract';

/** How a key came from its name; lower ones rank higher (FIND-4). */
export const KEY_CLASS = { name: 0, alias: 1, word: 3, phonetic: 4, inner: 5 } as const;
export type KeyClass = (typeof KEY_CLASS)[keyof typeof KEY_CLASS];
export const KEY_CLASSES: readonly KeyClass[] = Object.values(KEY_CLASS);

/** Of one team. */
export const MAX_ALIASES = 50;

export type SearchKind = 'team' | 'event';

/** A team or event whose names changed. */
export interface ChangedNames {
  readonly kind: SearchKind;
  readonly id: number;
  readonly names: Names;
  readonly aliases: readonly string[];
}

export interface SearchEntry {
  readonly kind: SearchKind;
  readonly id: number;
  readonly keys: ReadonlyMap<string, KeyClass>;
  /** Latin words without one letter, and whole. */
  readonly similar: readonly string[];
}

/** Parts of a query, or of several readings of one. Texts are normalized. */
export interface Probe {
  /** Prefixes of a key of the whole query. */
  readonly whole: readonly string[];
  /** Of each reading with several words: each word is the prefix of a key. */
  readonly words: readonly (readonly string[])[];
}

export interface SearchFilter {
  /** Null: all games. */
  readonly gameTypeId: number | null;
  readonly followed: readonly number[];
  /** Names decide between equal hits. */
  readonly suffix: keyof Names;
  /** Business time of matches that count as recent, ms. */
  readonly since: number;
}

export interface FoundName {
  readonly kind: SearchKind;
  readonly id: number;
  readonly names: Names;
  readonly aliases: readonly string[];
  readonly gameTypeId: number;
  readonly nextGameId: number | null;
  readonly nextStart: number | null;
  readonly isLive: boolean;
}

export interface SearchStore {
  /** Best first, at most `limit`. */
  find(probe: Probe, filter: SearchFilter, limit: number): Promise<FoundName[]>;
  /** Names with all of these words, each with at most one typing error. */
  findSimilar(words: readonly (readonly string[])[], filter: SearchFilter, limit: number): Promise<FoundName[]>;
  /** Removes and returns changed names, at most `limit`; call it in the transaction that stores their keys. */
  takeChanged(limit: number): Promise<ChangedNames[]>;
  /** Replaces the keys of each entry. */
  store(entries: readonly SearchEntry[]): Promise<void>;
}
