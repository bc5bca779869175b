import * as z from 'zod/mini';

import { type Stored, valueOf, type ValueStorage } from '../../data/storage';
import type { AppState } from '../app-state';

type App = Pick<AppState, 'spoilers' | 'stored' | 'env'>;

/** Newest last; older ones are hidden again (SPOIL-1). */
const MAX_REVEALED = 2_000;

const KEY = /^[1-9]\d{0,15}(\.([1-9]|1[0-6]))?$/;

export const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** Readers validate each entry. */
export const listSlot = (storage: ValueStorage, name: string) => storage.slot(name, () => z.array(z.unknown()));

const revealedSlot = ({ env }: App) => listSlot(env.storage, 'revealed');

const readKeys = (stored: Stored<readonly unknown[]>): readonly string[] =>
  stored.kind === 'ok' ? stored.value.filter(isKey) : [];

const newest = (keys: Iterable<string>): readonly string[] => [...new Set(keys)].slice(-MAX_REVEALED);

export function reveal(app: App, keys: readonly (number | string)[]): void {
  const slot = revealedSlot(app);
  const revealed = newest([...readKeys(slot.read()), ...keys.map(String)]);
  app.spoilers.setState({ revealed: new Set(revealed) });
  slot.write([...revealed]);
}

/**
 * Of this and other tabs: a result that is revealed in one of them is revealed in all (bad input row 201). Damaged keys
 * are left out, and only the newest are retained.
 */
export function followSpoilers(app: App): () => void {
  const { spoilers, stored, env } = app;
  const revealed = revealedSlot(app);
  const followed = listSlot(env.storage, 'followedTeams');
  const show = (now: Stored<readonly unknown[]>): void => {
    const before = [...spoilers.getState().revealed].filter(isKey);
    spoilers.setState({ revealed: new Set(newest([...before, ...readKeys(now)])) });
  };
  const account = listSlot(env.storage, 'accountTeams');
  const showFollowed = (): void => spoilers.setState({ followed: new Set(valueOf(account) ?? valueOf(followed)) });
  show(revealed.read());
  showFollowed();
  const stops = [
    revealed.onOtherTab(show),
    followed.onOtherTab(showFollowed),
    stored.spoilers.onOtherTab((now) => {
      if (now.kind !== 'damaged') spoilers.setState({ mode: now.kind === 'ok' ? now.value : 'off' });
    }),
    account.onOtherTab(showFollowed),
  ];
  return () => stops.forEach((stop) => stop());
}
