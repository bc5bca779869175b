import { type Change, type LiveView, liveViewUpdateSchema, viewTopic } from '@clutchline/contract';
import { applyViewUpdate } from '@clutchline/domain';
import * as z from 'zod/mini';

import type { AppState } from '../app-state';

/** `none`: the match has no view, or no longer. */
export interface LiveViewState {
  readonly status: 'loading' | 'failed' | 'none' | 'ready';
  /** Last valid one of the match. */
  readonly view: LiveView | null;
  /** Whether the push is connected to the view. */
  readonly isCurrent: boolean;
}

const LOADING: LiveViewState = { status: 'loading', view: null, isCurrent: false };
/** Between two calls while the match has no view. */
const ASK_MS = 10_000;
/** The topic does not exist if nothing came. */
const ANSWER_MS = 5_000;
/** The push loads beside the first list. */
const PUSH_MS = 1_000;

type App = Pick<AppState, 'call' | 'push'>;

/**
 * View of one match while it has listeners: first by a call, then by the push. A call comes first because a topic exists
 * only while there is a view, and subscriptions to unknown topics are counted as violations.
 */
export class LiveViewFeed {
  #state = LOADING;
  readonly #listeners = new Set<() => void>();
  #stopTopic: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the current listeners; results of earlier ones are ignored. */
  #asked: AbortController | null = null;

  constructor(
    private readonly app: App,
    private readonly gameId: number,
  ) {}

  read = (): LiveViewState => this.#state;

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
    this.#set(LOADING);
    if (this.#listeners.size > 0) void this.#ask();
  };

  async #ask(): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const reply = await this.app.call('getLiveView', { game_id: this.gameId }, asked.signal).catch(() => null);
    if (reply === null || this.#asked !== asked) return;
    const view = reply.kind === 'ok' ? reply.data.view : null;
    if (view !== null) {
      this.#set({ status: 'ready', view, isCurrent: false });
      this.#follow();
      return;
    }
    const hasAnswer = reply.kind === 'ok' || reply.kind === 'refused';
    this.#set({ status: hasAnswer ? 'none' : 'failed', view: null, isCurrent: false });
    this.#later(ASK_MS, () => void this.#ask());
  }

  #follow(): void {
    const { connection } = this.app.push;
    if (connection === null) {
      this.#later(PUSH_MS, () => this.#follow());
      return;
    }
    this.#later(ANSWER_MS, () => this.#askAgain());
    this.#stopTopic = connection.follow(viewTopic(this.gameId), {
      onSnapshot: (changes) => this.#onSnapshot(changes),
      onChanges: (changes) => this.#apply(changes),
      onSynced: (isCurrent) => this.#set({ ...this.#state, isCurrent }),
    });
  }

  /** An empty one ends the view. */
  #onSnapshot(changes: readonly Change[]): void {
    clearTimeout(this.#timer);
    if (changes.some(({ type }) => type === 'view')) this.#apply(changes);
    else this.#later(0, () => this.#end());
  }

  #apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.type !== 'view') continue;
      const update = z.safeParse(liveViewUpdateSchema, change.update).data;
      const view = update === undefined ? null : applyViewUpdate(this.#state.view, update);
      if (view === null || view.game_id !== this.gameId) {
        this.#later(0, () => this.#askAgain());
        return;
      }
      this.#set({ ...this.#state, status: 'ready', view });
    }
  }

  #end(): void {
    this.#unfollow();
    this.#set({ status: 'none', view: null, isCurrent: false });
    this.#later(ASK_MS, () => void this.#ask());
  }

  #askAgain(): void {
    this.#unfollow();
    this.#later(ASK_MS, () => void this.#ask());
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

  #set(state: LiveViewState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
