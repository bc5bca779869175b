import { type Change, type RoundGame, ROUND_TOPIC, roundUpdateSchema, type SaltLine } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { AppState } from '../app-state';
import { applyRoundUpdate } from './round-game';

/** Business time of the server; `at` is on the monotonic clock of this page, ms. */
export interface RoundClock {
  readonly now: number;
  readonly at: number;
  readonly speed: number;
}

export interface RoundFeedState {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly game: RoundGame | null;
  readonly clock: RoundClock;
  /** Whether the push follows the game; without it prices are locked. */
  readonly isCurrent: boolean;
  /** That arrived while the page is open. */
  readonly lines: readonly SaltLine[];
}

const LOADING: RoundFeedState = {
  status: 'loading',
  game: null,
  clock: { now: 0, at: 0, speed: 1 },
  isCurrent: false,
  lines: [],
};
/** Between two calls without an answer. */
const ASK_MS = 5_000;
/** The push loads beside the first list. */
const PUSH_MS = 500;
/** Between two new beginnings after updates that do not fit (bad input row 139). */
const RESYNC_MS = 10_000;
const MOST_LINES = 100;

type App = Pick<AppState, 'call' | 'push'>;

/** Business ms of the server now (bad input row 138). */
export const businessNow = ({ now, at, speed }: RoundClock): number => now + (performance.now() - at) * speed;

/** Speed LOL while it has listeners: first by a call, then by the push (ROUND-1). */
export class RoundFeed {
  #state = LOADING;
  readonly #listeners = new Set<() => void>();
  #stopTopic: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resyncedAt = -RESYNC_MS;
  /** Of the current listeners; results of earlier ones are ignored. */
  #asked: AbortController | null = null;

  constructor(private readonly app: App) {}

  read = (): RoundFeedState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.#ask();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  reload = (): void => {
    this.#stop();
    this.#set({ status: 'loading', isCurrent: false });
    if (this.#listeners.size > 0) void this.#ask();
  };

  async #ask(): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const reply = await this.app.call('getCurrentRound', {}, asked.signal).catch(() => null);
    if (reply === null || this.#asked !== asked) return;
    if (reply.kind === 'ok') {
      this.#show(reply.data);
      this.#follow();
      return;
    }
    if (this.#state.game === null) this.#set({ status: 'failed' });
    this.#later(ASK_MS, () => void this.#ask());
  }

  #follow(): void {
    const { connection } = this.app.push;
    if (connection === null) {
      this.#later(PUSH_MS, () => this.#follow());
      return;
    }
    this.#stopTopic ??= connection.follow(ROUND_TOPIC, {
      onSnapshot: (changes) => this.#apply(changes),
      onChanges: (changes) => this.#apply(changes),
      onSynced: (isCurrent) => this.#set({ isCurrent }),
    });
  }

  #apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.type !== 'round') continue;
      const update = z.safeParse(roundUpdateSchema, change.update).data;
      const next = update === undefined ? 'resync' : applyRoundUpdate(this.#state.game, update);
      if (update?.kind === 'salt-line') this.#addLine(update.added);
      else if (next === 'resync') {
        this.#later(Math.max(0, this.#resyncedAt + RESYNC_MS - performance.now()), () => this.#askAgain());
        return;
      } else if (next !== 'drop') this.#show(next, update?.kind === 'game' || update?.kind === 'phase');
    }
  }

  #addLine(line: SaltLine): void {
    const known = this.#state.lines.filter(({ epoch, no }) => epoch !== line.epoch || no !== line.no);
    this.#set({ lines: [...known, line].slice(-MOST_LINES) });
  }

  /** `isTimed`: `now` of the game is of this moment. */
  #show(game: RoundGame, isTimed = true): void {
    const { now, speed } = game;
    const clock = isTimed ? { now, speed, at: performance.now() } : this.#state.clock;
    this.#set({ status: 'ready', game, clock });
  }

  #askAgain(): void {
    this.#resyncedAt = performance.now();
    this.#unfollow();
    void this.#ask();
  }

  #unfollow(): void {
    this.#stopTopic?.();
    this.#stopTopic = null;
  }

  #later(ms: number, task: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(task, ms);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = null;
    this.#unfollow();
  }

  #set(state: Partial<RoundFeedState>): void {
    this.#state = { ...this.#state, ...state };
    for (const listener of this.#listeners) listener();
  }
}
