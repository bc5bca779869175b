import type { Change } from '@clutchline/contract';

/** What a change overwrites: two changes with one key say the same thing at different times. */
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
 * The latest change of each key, in the order in which they were last said: applied in this order they give the same
 * end as the whole history. Serves as the backlog of a tick and as the image of a stream.
 */
export class LatestChanges {
  readonly #byKey = new Map<string, Change>();

  /** False where it is older than what is known: a price of an earlier version says nothing. */
  put(change: Change): boolean {
    const key = changeKey(change);
    const known = this.#byKey.get(key);
    if (change.type === 'odds' && known?.type === 'odds' && known.version > change.version) return false;
    this.#byKey.delete(key);
    this.#byKey.set(key, change);
    return true;
  }

  /** Takes an older change, which stands only where nothing newer has been said. */
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

  /** Empties it and returns what was in it. */
  take(): Change[] {
    const changes = this.values();
    this.#byKey.clear();
    return changes;
  }

  removeWhere(isGone: (change: Change) => boolean): void {
    for (const [key, change] of this.#byKey) if (isGone(change)) this.#byKey.delete(key);
  }
}
