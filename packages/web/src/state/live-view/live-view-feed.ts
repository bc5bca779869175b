import { type Change, type LiveView, liveViewUpdateSchema, viewTopic } from '@clutchline/contract';
import { applyViewUpdate } from '@clutchline/domain';
import * as z from 'zod/mini';

import type { CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { TopicFeed } from '../queries/topic-feed';

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
type App = Pick<AppState, 'call' | 'push'>;
type Reply = CallReply<CallData<'getLiveView'>>;

/**
 * View of one match while it has listeners: first by a call, then by the push. A call comes first because a topic exists
 * only while there is a view, and subscriptions to unknown topics are counted as violations.
 */
export class LiveViewFeed extends TopicFeed<LiveViewState, Reply> {
  constructor(
    app: App,
    private readonly gameId: number,
  ) {
    super(app, LOADING, viewTopic(gameId));
  }

  protected begin(): LiveViewState {
    return LOADING;
  }

  protected async call(signal: AbortSignal): Promise<Reply> {
    return await this.app.call('getLiveView', { game_id: this.gameId }, signal);
  }

  protected receive(reply: Reply): void {
    const view = reply.kind === 'ok' ? reply.data.view : null;
    if (view !== null) {
      this.set({ status: 'ready', view, isCurrent: false });
      this.follow();
      return;
    }
    const hasAnswer = reply.kind === 'ok' || reply.kind === 'refused';
    this.set({ status: hasAnswer ? 'none' : 'failed', view: null, isCurrent: false });
    this.later(ASK_MS, () => void this.ask());
  }

  protected override follow(): void {
    if (this.app.push.connection !== null) this.later(ANSWER_MS, () => this.#askAgain());
    super.follow();
  }

  protected changeCurrent(isCurrent: boolean): void {
    this.set({ isCurrent });
  }

  /** An empty one ends the view. */
  protected override applySnapshot(changes: readonly Change[]): void {
    this.cancel();
    if (changes.some(({ type }) => type === 'view')) this.apply(changes);
    else this.later(0, () => this.#end());
  }

  protected apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.type !== 'view') continue;
      const update = z.safeParse(liveViewUpdateSchema, change.update).data;
      const view = update === undefined ? null : applyViewUpdate(this.read().view, update);
      if (view === null || view.game_id !== this.gameId) {
        this.later(0, () => this.#askAgain());
        return;
      }
      this.set({ status: 'ready', view });
    }
  }

  #end(): void {
    this.unfollow();
    this.set({ status: 'none', view: null, isCurrent: false });
    this.later(ASK_MS, () => void this.ask());
  }

  #askAgain(): void {
    this.unfollow();
    this.later(ASK_MS, () => void this.ask());
  }
}
