import type { Match } from '@clutchline/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { StoredValues } from '../../data/stored-values';
import { valueOf } from '../../data/storage';

export type SpoilerMode = 'off' | 'followed' | 'all';

/** SPOIL-1. Until the rest of the app has loaded nothing is revealed, and of `followed` everything is hidden. */
export interface Spoilers {
  readonly mode: SpoilerMode;
  /** Matches as "1204", single maps as "1204.2". */
  readonly revealed: ReadonlySet<unknown>;
  /** Team ids; null: not loaded. */
  readonly followed: ReadonlySet<unknown> | null;
  /** Watched match that is over, while its delayed picture still shows it under way (SYNC-2). */
  readonly behind: number | null;
}

export type SpoilerStore = StoreApi<Spoilers>;

export type SpoilerMatch = Pick<Match, 'game_id' | 'team_id_1' | 'team_id_2'>;

export function createSpoilerStore(stored: StoredValues): SpoilerStore {
  return createStore(() => ({
    mode: valueOf(stored.spoilers) ?? 'off',
    revealed: new Set(),
    followed: null,
    behind: null,
  }));
}

/** Whether the player has not seen the result and does not want to (SPOIL-1). */
export function isHidden({ mode, revealed, followed }: Spoilers, match: SpoilerMatch): boolean {
  if (mode === 'off' || revealed.has(`${match.game_id}`)) return false;
  return mode === 'all' || !followed || followed.has(match.team_id_1) || followed.has(match.team_id_2);
}
