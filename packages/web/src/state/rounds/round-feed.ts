import {
  type Change,
  type RoundEvent,
  type RoundGame,
  ROUND_TOPIC,
  roundUpdateSchema,
  type SaltLine,
} from '@clutchline/contract';
import * as z from 'zod/mini';

import type { CallData, CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { TopicFeed } from '../queries/topic-feed';
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
  /** Events of the last ten rounds as they arrived before their results: the seed must give the same (bad input row 140). */
  readonly received: ReadonlyMap<number, readonly RoundEvent[]>;
}

const LOADING: RoundFeedState = {
  status: 'loading',
  game: null,
  clock: { now: 0, at: 0, speed: 1 },
  isCurrent: false,
  lines: [],
  received: new Map(),
};
/** Between two calls without an answer. */
const ASK_MS = 5_000;
/** Between two new beginnings after updates that do not fit (bad input row 139). */
const RESYNC_MS = 10_000;
const MOST_LINES = 100;
/** Rounds, of two minutes each. */
const MOST_RECEIVED = 10;

type App = Pick<AppState, 'call' | 'push'>;
type Reply = CallReply<CallData<'getCurrentRound'>>;

/** Business ms of the server now (bad input row 138). */
export const businessNow = ({ now, at, speed }: RoundClock): number => now + (performance.now() - at) * speed;

/** Speed LOL while it has listeners: first by a call, then by the push (ROUND-1). */
export class RoundFeed extends TopicFeed<RoundFeedState, Reply> {
  #resyncedAt = -RESYNC_MS;

  constructor(app: App) {
    super(app, LOADING, ROUND_TOPIC);
  }

  protected begin(): Partial<RoundFeedState> {
    return { status: 'loading', isCurrent: false };
  }

  protected async call(signal: AbortSignal): Promise<Reply> {
    return await this.app.call('getCurrentRound', {}, signal);
  }

  protected receive(reply: Reply): void {
    if (reply.kind === 'ok') {
      this.#show(reply.data);
      this.follow();
      return;
    }
    if (this.read().game === null) this.set({ status: 'failed' });
    this.later(ASK_MS, () => void this.ask());
  }

  protected changeCurrent(isCurrent: boolean): void {
    this.set({ isCurrent });
  }

  protected apply(changes: readonly Change[]): void {
    for (const change of changes) if (change.type === 'round' && !this.#applyUpdate(change.update)) return;
  }

  /** False if only a snapshot helps. */
  #applyUpdate(sent: unknown): boolean {
    const update = z.safeParse(roundUpdateSchema, sent).data;
    if (update?.kind === 'salt-line') {
      this.#addLine(update.added);
      return true;
    }
    const next = update === undefined ? 'resync' : applyRoundUpdate(this.read().game, update);
    if (next === 'resync') {
      this.later(Math.max(0, this.#resyncedAt + RESYNC_MS - performance.now()), () => this.#askAgain());
      return false;
    }
    if (next === 'drop') return true;
    if (update?.kind === 'result') this.#keepReceived();
    this.#show(next, update?.kind === 'game' || update?.kind === 'phase');
    return true;
  }

  #addLine(line: SaltLine): void {
    const known = this.read().lines.filter(({ epoch, no }) => epoch !== line.epoch || no !== line.no);
    this.set({ lines: [...known, line].slice(-MOST_LINES) });
  }

  #keepReceived(): void {
    const { game, received } = this.read();
    if (game?.state !== 'open') return;
    const { round, events } = game.round;
    this.set({ received: new Map([...received, [round, events] as const].slice(-MOST_RECEIVED)) });
  }

  /** `isTimed`: `now` of the game is of this moment. */
  #show(game: RoundGame, isTimed = true): void {
    const { now, speed } = game;
    const clock = isTimed ? { now, speed, at: performance.now() } : this.read().clock;
    this.set({ status: 'ready', game, clock });
  }

  #askAgain(): void {
    this.#resyncedAt = performance.now();
    this.unfollow();
    void this.ask();
  }
}
