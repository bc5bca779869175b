import type { Change } from '@clutchline/contract';

/** A later change with the same key replaces an earlier one. */
export function changeKey(change: Change): string {
  switch (change.type) {
    case 'odds':
      return `odds:${change.point_id}`;
    case 'play-hide':
    case 'play-status':
      return `${change.type}:${change.play_info_id}`;
    case 'game-hide':
    case 'match-status':
    case 'live':
    case 'map-scores':
    case 'structure':
      return `${change.type}:${change.game_id}`;
    case 'game-type-status':
      return `${change.type}:${change.game_type_id}`;
    case 'balance':
      return change.type;
    case 'bet':
      return `bet:${change.bet.order_no}`;
  }
}

/**
 * Latest change per key, in order of arrival; equivalent to the full history. Used for the pending changes of a tick
 * and for snapshots.
 */
export class LatestChanges {
  readonly #byKey = new Map<string, Change>();

  /** Returns false if the change is outdated, such as a price with an older version. */
  put(change: Change): boolean {
    const key = changeKey(change);
    const known = this.#byKey.get(key);
    if (change.type === 'odds' && known?.type === 'odds' && known.version > change.version) return false;
    this.#byKey.delete(key);
    this.#byKey.set(key, change);
    return true;
  }

  /** Ignored if the key has a change. */
  putOlder(change: Change): void {
    const key = changeKey(change);
    if (!this.#byKey.has(key)) this.#byKey.set(key, change);
  }

  get size(): number {
    return this.#byKey.size;
  }

  values(): Change[] {
    return [...this.#byKey.values()];
  }

  take(): Change[] {
    const changes = this.values();
    this.#byKey.clear();
    return changes;
  }

  removeWhere(isGone: (change: Change) => boolean): void {
    for (const [key, change] of this.#byKey) if (isGone(change)) this.#byKey.delete(key);
  }
}
