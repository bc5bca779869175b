import { MATCH_STATUS, POINT_STATUS, type Change } from '@clutchline/contract';

import type { MatchChange } from '../platform/records';

type Single = Extract<Change, { readonly type: 'news' | 'view' | 'round' | 'balance' | 'chess' }>;

/** At most one per topic. */
const isSingle = (change: Change): change is Single =>
  change.type === 'news' ||
  change.type === 'view' ||
  change.type === 'round' ||
  change.type === 'balance' ||
  change.type === 'chess';

/** Later changes replace. */
export function changeKey(change: Change): string {
  if (isSingle(change)) return change.type;
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
    case 'bet':
      return `bet:${change.bet.order_no}`;
  }
}

/** Equivalent to the full history. */
export class LatestChanges {
  readonly #byKey = new Map<string, Change>();

  /** False if outdated. */
  put(change: Change): boolean {
    const key = changeKey(change);
    const known = this.#byKey.get(key);
    if (change.type === 'odds' && known?.type === 'odds' && known.version > change.version) return false;
    this.#byKey.delete(key);
    this.#byKey.set(key, change);
    return true;
  }

  /** Unless the key has a change. */
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

  drain(): Change[] {
    const changes = this.values();
    this.#byKey.clear();
    return changes;
  }

  removeWhere(isGone: (change: Change) => boolean): void {
    for (const [key, change] of this.#byKey) if (isGone(change)) this.#byKey.delete(key);
  }
}

/** For late subscribers. */
const FINISHED_LIMIT = 200;

const isFinal = (change: Change): boolean => {
  const status = change.type === 'live' ? change.live.status : change.type === 'match-status' ? change.status : null;
  return status === MATCH_STATUS.ended || status === MATCH_STATUS.cancelled;
};

const isOfPlay = ({ type }: Change): boolean =>
  type === 'odds' || type === 'play-status' || type === 'play-hide' || isOfGame(type);

/** Not for finished matches. */
const isOfGame = (type: Change['type']): boolean => type === 'game-type-status';

/** All plays, and those of the list. */
export class MatchSnapshots {
  readonly #byMatch = new Map<number, { readonly all: LatestChanges; readonly list: LatestChanges }>();
  readonly #finished = new Set<number>();

  apply(gameId: number, { change, inList }: MatchChange): boolean {
    const snapshots = this.#snapshotsOf(gameId);
    if (change.type === 'structure') return true;
    if (isOfGame(change.type) && this.#finished.has(gameId)) return true;
    if (!snapshots.all.put(change)) return false;
    if (inList && !(this.#finished.has(gameId) && isOfPlay(change))) snapshots.list.put(change);
    if (isFinal(change)) this.#finish(gameId, snapshots);
    return true;
  }

  /** Newer changes win. */
  load(gameId: number, changes: readonly MatchChange[]): void {
    const snapshots = this.#snapshotsOf(gameId);
    for (const { change, inList } of changes) {
      snapshots.all.putOlder(change);
      if (inList) snapshots.list.putOlder(change);
    }
  }

  clear(): void {
    this.#byMatch.clear();
    this.#finished.clear();
  }

  /** Under way and not hidden: only then a match has a live view. */
  isShownLive(gameId: number): boolean {
    const changes = this.#byMatch.get(gameId)?.all.values() ?? [];
    const live = changes.find((change) => change.type === 'live')?.live;
    if (live === undefined) return false;
    const hide = changes.find((change) => change.type === 'game-hide')?.is_hide ?? live.is_hide;
    const status = changes.find((change) => change.type === 'match-status')?.status ?? live.status;
    return hide === 0 && (status === MATCH_STATUS.live || status === MATCH_STATUS.paused);
  }

  has(gameId: number): boolean {
    return this.#byMatch.has(gameId);
  }

  ofMatch(gameId: number): readonly Change[] {
    return this.#byMatch.get(gameId)?.all.values() ?? [];
  }

  get hasStoppedGame(): boolean {
    return this.ofList().some((change) => change.type === 'game-type-status' && change.status !== POINT_STATUS.open);
  }

  ofList(): readonly Change[] {
    return [...this.#byMatch.values()].flatMap(({ list }) => list.values());
  }

  #snapshotsOf(gameId: number) {
    const known = this.#byMatch.get(gameId);
    if (known !== undefined) return known;
    const fresh = { all: new LatestChanges(), list: new LatestChanges() };
    this.#byMatch.set(gameId, fresh);
    return fresh;
  }

  /** Stays until many later ones finished. */
  #finish(gameId: number, { all, list }: { readonly all: LatestChanges; readonly list: LatestChanges }): void {
    list.removeWhere(isOfPlay);
    all.removeWhere(({ type }) => isOfGame(type));
    this.#finished.add(gameId);
    const oldest = this.#finished.values().next();
    if (this.#finished.size <= FINISHED_LIMIT || oldest.done === true) return;
    this.#finished.delete(oldest.value);
    this.#byMatch.delete(oldest.value);
  }
}
