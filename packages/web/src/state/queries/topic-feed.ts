import type { Change, Topic } from '@clutchline/contract';

import type { AppState } from '../app-state';

/** Between two attempts to follow while the push loads beside the first list. */
const PUSH_MS = 500;

type App = Pick<AppState, 'call' | 'push'>;

/** What one topic of the push shows, while it has listeners: first by a call, then by the push. */
export abstract class TopicFeed<State extends { readonly isCurrent: boolean }, Reply> {
  #state: State;
  readonly #listeners = new Set<() => void>();
  #stopTopic: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the current listeners; results of earlier ones are ignored. */
  #asked: AbortController | null = null;

  /** @param loading state of a feed that begins. */
  constructor(
    protected readonly app: App,
    loading: State,
    private readonly topic: Topic,
  ) {
    this.#state = loading;
  }

  /** Rejects, or null, if there is no answer. */
  protected abstract call(signal: AbortSignal): Promise<Reply | null>;
  protected abstract receive(reply: Reply): void;
  protected abstract apply(changes: readonly Change[]): void;
  /** State while it is loaded again. */
  protected abstract begin(): Partial<State>;

  read = (): State => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.ask();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  reload = (): void => {
    this.#stop();
    this.set(this.begin());
    if (this.#listeners.size > 0) void this.ask();
  };

  protected async ask(): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const reply = await this.call(asked.signal).catch(() => null);
    if (reply !== null && this.#asked === asked) this.receive(reply);
  }

  protected applySnapshot(changes: readonly Change[]): void {
    this.apply(changes);
  }

  protected follow(): void {
    const { connection } = this.app.push;
    if (connection === null) {
      this.later(PUSH_MS, () => this.follow());
      return;
    }
    this.#stopTopic ??= connection.follow(this.topic, {
      onSnapshot: (changes) => this.applySnapshot(changes),
      onChanges: (changes) => this.apply(changes),
      onSynced: (isCurrent) => this.changeCurrent(isCurrent),
    });
  }

  protected abstract changeCurrent(isCurrent: boolean): void;

  protected unfollow(): void {
    this.#stopTopic?.();
    this.#stopTopic = null;
  }

  /** Instead of what was planned before. */
  protected later(ms: number, task: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(task, ms);
  }

  protected cancel(): void {
    clearTimeout(this.#timer);
  }

  #stop(): void {
    this.cancel();
    this.#asked?.abort();
    this.#asked = null;
    this.unfollow();
  }

  protected set(state: Partial<State>): void {
    this.#state = { ...this.#state, ...state };
    for (const listener of this.#listeners) listener();
  }
}
