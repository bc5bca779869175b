import { PLAY_STATUS, type FeedEvent, type LiveState, type PlayStatus } from '@clutchline/contract';

import type { FeedBatch } from '../feed-store';
import type { DoubtedEvent, GuardedPlay, GuardGround } from '../quarantine-store';

type Listed =
  | 'events'
  | 'teams'
  | 'matches'
  | 'plays'
  | 'mapResults'
  | 'matchResults'
  | 'outrightResults'
  | 'matchVoids'
  | 'playVoids';

export class BatchDraft {
  readonly doubted: DoubtedEvent[] = [];
  readonly #guarded = new Map<number, 1 | 2 | null>();
  readonly #prices: Map<number, number | null>;
  readonly #states: Map<number, PlayStatus>;
  readonly #troubled = new Set<number>();
  readonly #acceptedPlays: number[] = [];
  #batch: FeedBatch;

  constructor(
    batch: FeedBatch,
    readonly ground: GuardGround,
  ) {
    this.#batch = batch;
    this.#prices = new Map(batch.prices);
    this.#states = new Map(batch.playStates);
  }

  get batch(): FeedBatch {
    return this.#batch;
  }

  /** Plays are locked until an operator decides. */
  get troubled(): ReadonlySet<number> {
    return this.#troubled;
  }

  newPlays(): FeedBatch['plays'] {
    return this.#batch.plays.filter(({ play_id }) => !this.ground.plays.has(play_id));
  }

  /** Undefined: not in the batch. */
  priceOf(pointId: number): number | null | undefined {
    return this.#prices.get(pointId);
  }

  stateOf(playId: number): PlayStatus | undefined {
    return this.#states.get(playId);
  }

  doubt(list: Listed, event: FeedEvent, doubted: Omit<DoubtedEvent, 'event'>): void {
    this.#batch = { ...this.#batch, [list]: this.#batch[list].filter((other) => other !== event) };
    this.doubted.push({ ...doubted, event });
  }

  doubtMatch(event: FeedBatch['matches'][number], reason: string): void {
    this.doubt('matches', event, { kind: 'match', reason, gameId: event.game_id, playId: null, round: null });
    this.trouble(event.game_id);
  }

  trouble(gameId: number): void {
    this.#troubled.add(gameId);
  }

  /** Held prices that are acceptable now. */
  acceptPrices(playId: number, prices: ReadonlyMap<number, number | null>): void {
    this.#acceptedPlays.push(playId);
    for (const [pointId, odd] of prices) this.#prices.set(pointId, odd);
  }

  setLive(gameId: number, live: LiveState): void {
    this.#batch = { ...this.#batch, lives: new Map([...this.#batch.lives, [gameId, live]]) };
  }

  dropPrices(pointIds: Iterable<number>): void {
    for (const pointId of pointIds) this.#prices.delete(pointId);
  }

  withdrawBelow(least: number, pointIds: Iterable<number>): void {
    for (const pointId of pointIds) {
      const odd = this.#prices.get(pointId);
      if (odd !== undefined && odd !== null && odd < least) this.#prices.set(pointId, null);
    }
  }

  dropState(playId: number): void {
    this.#states.delete(playId);
  }

  /** Suspends for players; stores the status of the feed. */
  lock({ playId, status, guarded }: Pick<GuardedPlay, 'playId' | 'status' | 'guarded'>): void {
    const wanted = this.#states.get(playId) ?? guarded ?? status;
    if (wanted === PLAY_STATUS.open || wanted === PLAY_STATUS.suspended) {
      this.#guarded.set(playId, wanted);
      this.#states.set(playId, PLAY_STATUS.suspended);
    }
  }

  unlock({ playId, guarded }: GuardedPlay): void {
    if (guarded === null) return;
    this.#guarded.set(playId, null);
    if (!this.#states.has(playId)) this.#states.set(playId, guarded);
  }

  finish() {
    const batch = { ...this.#batch, prices: this.#prices, playStates: this.#states };
    const known = batch.matches.map(({ game_id }) => game_id).filter((gameId) => !this.#troubled.has(gameId));
    return { batch, doubted: this.doubted, guarded: this.#guarded, acceptedPlays: this.#acceptedPlays, known };
  }
}
