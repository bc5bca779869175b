import type { Stored } from '../../data/storage';
import type { AppState } from '../app-state';

type App = Pick<AppState, 'spoilers' | 'stored'>;

/** Newest last; older ones are hidden again (SPOIL-1). */
const MAX_REVEALED = 2_000;

const KEY = /^[1-9]\d{0,15}(\.([1-9]|1[0-6]))?$/;

const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

const readKeys = (stored: Stored<readonly unknown[]>): readonly string[] =>
  stored.kind === 'ok' ? stored.value.filter(isKey) : [];

const newest = (keys: Iterable<string>): readonly string[] => [...new Set(keys)].slice(-MAX_REVEALED);

export function reveal({ spoilers, stored }: App, keys: readonly (number | string)[]): void {
  const known = readKeys(stored.revealed.read());
  const revealed = newest([...known, ...keys.map(String)]);
  spoilers.setState({ revealed: new Set(revealed) });
  stored.revealed.write([...revealed]);
}

/**
 * Of other tabs: a result that is revealed in one of them is revealed in all (bad input row 201). Damaged keys are left
 * out, and only the newest are kept.
 */
export function followSpoilers({ spoilers, stored }: App): () => void {
  const show = (now: Stored<readonly unknown[]>): void => {
    const before = [...spoilers.getState().revealed].filter(isKey);
    spoilers.setState({ revealed: new Set(newest([...before, ...readKeys(now)])) });
  };
  spoilers.setState({ revealed: new Set(newest(readKeys(stored.revealed.read()))) });
  const stops = [
    stored.revealed.onOtherTab(show),
    stored.spoilers.onOtherTab((now) => {
      if (now.kind !== 'damaged') spoilers.setState({ mode: now.kind === 'ok' ? now.value : 'off' });
    }),
    stored.followedTeams.onOtherTab((now) => {
      if (now.kind === 'ok') spoilers.setState({ followed: new Set(now.value) });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
