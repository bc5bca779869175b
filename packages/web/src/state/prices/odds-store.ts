import type {
  Change,
  Flag,
  LiveState,
  MapScore,
  MatchRow,
  MatchStatus,
  OddsChange,
  PlayStatus,
  PointStatus,
} from '@clutchline/contract';

export interface PointState {
  /** "1.955"; null without price. */
  readonly odd: string | null;
  readonly version: number;
  readonly status: PointStatus;
  readonly move: 'up' | 'down' | null;
  /** This machine's clock. */
  readonly movedAt: number;
  readonly updatedAt: number;
}

export interface PlayState {
  readonly status: PlayStatus;
  readonly is_checked: Flag;
  readonly is_hide: Flag;
  readonly updatedAt: number;
}

export interface GameState {
  readonly live: LiveState | null;
  /** Newer than in `live`. */
  readonly status: MatchStatus | null;
  readonly is_hide: Flag | null;
  /** Finished; missing while only the list is known. */
  readonly maps?: readonly MapScore[];
  readonly updatedAt: number;
}

/** `point-state`: only changes that decide whether it accepts bets. */
type Kind = 'point' | 'point-state' | 'play' | 'game' | 'type';
export type OddsKey = readonly [kind: Kind, id: number];
type Listeners = Set<() => void>;

export interface OddsStoreOptions {
  readonly now: () => number;
  readonly onFrame: (task: () => void) => void;
}

type Mutable<State> = { -readonly [Field in keyof State]: State[Field] };

const NO_GAME: GameState = { live: null, status: null, is_hide: null, updatedAt: 0 };

type Seed = Pick<MatchRow, 'match' | 'live' | 'plays'> & Pick<GameState, 'maps'>;

/** Appearing and disappearing have none. Prices have three decimals, so the longer text is the higher price. */
function directionOf(before: string | null, odd: string | null): PointState['move'] {
  if (!before || !odd) return null;
  return (odd.length - before.length || (odd > before ? 1 : -1)) > 0 ? 'up' : 'down';
}

/** Listeners are per price, notified once a frame. Older versions of any source are ignored. */
export class OddsStore {
  readonly #options: OddsStoreOptions;
  /** Changed in place: most prices are of rows that are not mounted (P9). */
  readonly #points = new Map<number, Mutable<PointState>>();
  readonly #plays = new Map<number, PlayState>();
  readonly #games = new Map<number, GameState>();
  /** Older states, shown in step with a delayed picture (SYNC-2). */
  readonly #shown = new Map<number, GameState>();
  readonly #types = new Map<number, PointStatus>();
  /** By id: a busy board builds no key per change (P9). */
  readonly #listeners: Readonly<Record<Kind, Map<number, Listeners>>> = {
    point: new Map(),
    'point-state': new Map(),
    play: new Map(),
    game: new Map(),
    type: new Map(),
  };
  readonly #moved = new Set<number>();
  readonly #touched = new Set<Listeners>();

  constructor(options: OddsStoreOptions) {
    this.#options = options;
  }

  point = (id: number): PointState | undefined => this.#points.get(id);
  play = (id: number): PlayState | undefined => this.#plays.get(id);
  game = (id: number): GameState | undefined => this.#games.get(id);
  /** For scores and clocks; what decides about bets is {@link game}. */
  shownGame = (id: number): GameState | undefined => this.#shown.get(id) ?? this.#games.get(id);
  /** 2: category closed (PUSH-4). */
  gameType = (id: number): PointStatus => this.#types.get(id) ?? 1;

  subscribe(keys: readonly OddsKey[], listener: () => void): () => void {
    const stops = keys.map((key) => this.#subscribeTo(key, listener));
    return () => stops.forEach((stop) => stop());
  }

  #subscribeTo([kind, id]: OddsKey, listener: () => void): () => void {
    const listeners = this.#listeners[kind];
    const subscribed = listeners.get(id) ?? new Set();
    listeners.set(id, subscribed.add(listener));
    return () => {
      subscribed.delete(listener);
      if (subscribed.size === 0 && listeners.get(id) === subscribed) listeners.delete(id);
    };
  }

  apply(change: Change): void {
    if (change.type === 'odds') this.#setPoint(change.point_id, change, change.delta);
    else if (change.type === 'game-type-status') this.#setType(change.game_type_id, change.status);
    else if (change.type === 'play-hide' || change.type === 'play-status') this.#applyToPlay(change);
    else this.#applyToGame(change);
  }

  #applyToPlay(change: Extract<Change, { type: 'play-hide' | 'play-status' }>): void {
    if (change.type === 'play-status') {
      this.#setPlay(change.play_info_id, { status: change.status, is_checked: change.is_checked ?? 0 });
      return;
    }
    change.points.forEach(({ point_id, status }) => this.#setPointStatus(point_id, status));
    this.#setPlay(change.play_info_id, { is_hide: change.is_hide });
  }

  #applyToGame(change: Change): void {
    if (change.type === 'game-hide') this.#setGame(change.game_id, { is_hide: change.is_hide });
    if (change.type === 'match-status') this.#setGame(change.game_id, { status: change.status });
    if (change.type === 'map-scores') this.#setGame(change.game_id, { maps: change.maps });
    if (change.type === 'live') {
      this.#setGame(change.game_id, { live: change.live, status: null, is_hide: change.live.is_hide });
    }
  }

  #setType(id: number, status: PointStatus): void {
    this.#types.set(id, status);
    this.#touch('type', id);
  }

  /** Ignores what changed after `askedAt`. */
  seed({ match: { game_id }, live, plays, maps }: Seed, askedAt: number): void {
    for (const { play_info_id, status, is_checked = 0, is_hide, points } of plays) {
      if (this.#isNewer(this.#plays.get(play_info_id), askedAt))
        this.#setPlay(play_info_id, { status, is_checked, is_hide });
      for (const point of points) {
        const known = this.#points.get(point.point_id);
        const isNewer = known && point.version > known.version;
        if (isNewer || this.#isNewer(known, askedAt)) this.#setPoint(point.point_id, point, point.odd);
      }
    }
    if (this.#isNewer(this.#games.get(game_id), askedAt)) {
      this.#setGame(game_id, { live, status: null, is_hide: live.is_hide, ...(maps && { maps }) });
    }
  }

  /** Ends the moves until `at`. */
  endMoves(at: number): void {
    for (const id of this.#moved) {
      const point = this.#points.get(id);
      if (!point || point.movedAt > at) continue;
      this.#moved.delete(id);
      point.move = null;
      this.#touch('point', id);
    }
  }

  /** Null: the current state. */
  showGame(id: number, state: GameState | null): void {
    if (this.#shown.get(id) === (state ?? undefined)) return;
    if (state) this.#shown.set(id, state);
    else this.#shown.delete(id);
    this.#touch('game', id);
  }

  #isNewer(known: { readonly updatedAt: number } | undefined, askedAt: number): boolean {
    return !known || known.updatedAt < askedAt;
  }

  #setPoint(id: number, { version, status }: Pick<OddsChange, 'version' | 'status'>, odd: string | null): void {
    const point = this.#points.get(id);
    if (point && version < point.version) return;
    const updatedAt = this.#options.now();
    const isKnown = point?.status === status && !point.odd === !odd;
    if (point === undefined) this.#points.set(id, { odd, version, status, move: null, movedAt: 0, updatedAt });
    else {
      if (point.odd !== odd) {
        this.#moved.add(id);
        point.move = directionOf(point.odd, odd);
        point.movedAt = updatedAt;
        point.odd = odd;
      }
      point.version = version;
      point.status = status;
      point.updatedAt = updatedAt;
    }
    this.#touch('point', id);
    if (!isKnown) this.#touch('point-state', id);
  }

  #setPointStatus(id: number, status: PointStatus): void {
    const known = this.#points.get(id);
    if (known) this.#setPoint(id, { version: known.version, status }, known.odd);
  }

  #setPlay(id: number, patch: Partial<PlayState>): void {
    const known = this.#plays.get(id) ?? { status: 1, is_checked: 0, is_hide: 0 };
    this.#plays.set(id, { ...known, ...patch, updatedAt: this.#options.now() });
    this.#touch('play', id);
  }

  #setGame(id: number, patch: Partial<GameState>): void {
    this.#games.set(id, { ...NO_GAME, ...this.#games.get(id), ...patch, updatedAt: this.#options.now() });
    this.#touch('game', id);
  }

  #touch(kind: Kind, id: number): void {
    const listeners = this.#listeners[kind].get(id);
    if (listeners === undefined) return;
    this.#touched.add(listeners);
    if (this.#touched.size === 1) this.#options.onFrame(() => this.#flush());
  }

  #flush(): void {
    const called = new Set<() => void>();
    for (const listeners of this.#touched) for (const listener of listeners) called.add(listener);
    this.#touched.clear();
    called.forEach((listener) => listener());
  }
}
