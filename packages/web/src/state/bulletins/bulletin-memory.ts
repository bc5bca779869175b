import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { valueOf } from '../../data/storage';
import type { AppState } from '../app-state';

/** Newest last; older ones are unread again (NEWS-3). */
const MOST_READ = 500;
const MOST_DISMISSED = 50;

const KEY = /^[a-z0-9-]{1,64}@[1-9]\d{0,4}$/;

interface Remembered {
  /** Read on this device while signed out, as `bulletinKey`. */
  readonly read: readonly string[];
  /** Banners that the player closed. */
  readonly dismissed: readonly string[];
  /** Whether own bets recommend events (HOME-3). */
  readonly usesBets: boolean;
}

export interface BulletinMemory {
  readonly store: StoreApi<Remembered>;
  readonly markRead: (keys: readonly string[]) => void;
  readonly forgetRead: (keys: readonly string[]) => void;
  readonly dismiss: (key: string) => void;
  readonly setUsesBets: (usesBets: boolean) => void;
}

interface Revision {
  readonly announcement_id: string;
  readonly revision: number;
}

/** @example bulletinKey({ announcement_id: 'welcome', revision: 2 }) // 'welcome@2' */
export const bulletinKey = ({ announcement_id, revision }: Revision): string => `${announcement_id}@${revision}`;

export function revisionOf(key: string): Revision {
  const [announcement_id = '', revision = ''] = key.split('@');
  return { announcement_id, revision: Number(revision) };
}

const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);
/** Whatever is stored: valid keys, each once, the newest (bad input row 199). */
const keysOf = (stored: readonly unknown[] | null, most: number): readonly string[] =>
  [...new Set((stored ?? []).filter(isKey))].slice(-most);

/** By app, so that two apps share none. */
const memories = new WeakMap<AppState['stored'], BulletinMemory>();

export function bulletinMemoryOf({ env, stored }: Pick<AppState, 'env' | 'stored'>): BulletinMemory {
  const known = memories.get(stored);
  if (known !== undefined) return known;
  const list = z.array(z.unknown());
  const slots = {
    read: env.storage.slot('readBulletins', () => list),
    dismissed: env.storage.slot('dismissedBulletins', () => list),
    usesBets: env.storage.slot('usesBets', () => z.literal('no')),
  };
  const store = createStore<Remembered>(() => ({
    read: keysOf(valueOf(slots.read), MOST_READ),
    dismissed: keysOf(valueOf(slots.dismissed), MOST_DISMISSED),
    usesBets: valueOf(slots.usesBets) === null,
  }));
  const setRead = (keys: readonly string[]): void => {
    const read = keysOf(keys, MOST_READ);
    store.setState({ read });
    slots.read.write([...read]);
  };
  slots.read.onOtherTab((now) => {
    if (now.kind === 'ok') store.setState({ read: keysOf(now.value, MOST_READ) });
  });
  slots.dismissed.onOtherTab((now) => {
    if (now.kind === 'ok') store.setState({ dismissed: keysOf(now.value, MOST_DISMISSED) });
  });
  const memory: BulletinMemory = {
    store,
    markRead: (keys) => setRead([...store.getState().read, ...keys]),
    forgetRead: (keys) => setRead(store.getState().read.filter((key) => !keys.includes(key))),
    dismiss: (key) => {
      const dismissed = keysOf([...store.getState().dismissed, key], MOST_DISMISSED);
      store.setState({ dismissed });
      slots.dismissed.write([...dismissed]);
    },
    setUsesBets: (usesBets) => {
      store.setState({ usesBets });
      slots.usesBets.write(usesBets ? null : 'no');
    },
  };
  memories.set(stored, memory);
  return memory;
}
