import { PRIVATE_TOPIC, type BalanceInfo, type Change } from '@clutchline/contract';

import { MINUTE } from '../platform/time/durations';
import { LatestChanges } from './snapshots';
import type { PushCounts } from './push-counts';
import { Stream } from './stream';

/** Unused, for a returning connection. */
const IDLE_LIMIT_MS = 10 * MINUTE;

/** Unused, at first. */
const OPENING_MS = 5_000;

export const REPLAY_BYTES_OF_ALL = 64 * 1024 * 1024;

interface PlayerStream {
  readonly stream: Stream;
  readonly state: LatestChanges;
  idleSince: number;
}

export type ReadBalance = (accountId: number) => Promise<BalanceInfo | null>;

function putIfEmpty(state: LatestChanges, change: Change): void {
  if (state.size === 0) state.put(change);
}

/** The snapshot is the balance. */
export class PlayerStreams {
  /** Latest published last. */
  readonly #byAccount = new Map<number, PlayerStream>();
  #replayBytes = 0;

  constructor(
    private readonly readBalance: ReadBalance,
    private readonly nextEpoch: () => string,
    private readonly counts: PushCounts,
    private readonly replayLimit = REPLAY_BYTES_OF_ALL,
  ) {}

  publish(accountId: number, changes: readonly Change[]): void {
    const player = this.#byAccount.get(accountId);
    if (player === undefined) return;
    this.#byAccount.delete(accountId);
    this.#byAccount.set(accountId, player);
    this.#replayBytes -= player.stream.replayBytes;
    for (const change of changes) {
      if (change.type === 'balance') player.state.put(change);
      player.stream.add(change);
    }
    player.stream.flush();
    this.#replayBytes += player.stream.replayBytes;
    if (this.#replayBytes > this.replayLimit) this.#shrink();
  }

  get replayBytes(): number {
    return this.#replayBytes;
  }

  get accounts(): number[] {
    return [...this.#byAccount.keys()];
  }

  /** Deltas may be missing. */
  async restart(accountId: number): Promise<void> {
    const player = this.#byAccount.get(accountId);
    if (player === undefined) return;
    const isIdle = player.stream.listeners.size === 0 && performance.now() - player.idleSince > OPENING_MS;
    const balance = isIdle ? null : await this.readBalance(accountId);
    player.state.drain();
    if (balance !== null) player.state.put({ type: 'balance', balance });
    this.#replayBytes -= player.stream.replayBytes;
    player.stream.restart(this.nextEpoch());
  }

  has(accountId: number): boolean {
    return this.#byAccount.has(accountId);
  }

  /** Newer deltas win. */
  async open(accountId: number): Promise<Stream> {
    const known = this.#byAccount.get(accountId);
    const player = known ?? this.#create(accountId);
    player.idleSince = performance.now();
    if (player.state.size === 0) {
      const balance = await this.readBalance(accountId);
      if (balance !== null) putIfEmpty(player.state, { type: 'balance', balance });
    }
    return player.stream;
  }

  sendHeartbeats(now: number): void {
    for (const { stream } of this.#byAccount.values()) stream.sendHeartbeat(now);
  }

  sweep(now: number): void {
    for (const [accountId, player] of this.#byAccount) {
      if (player.stream.listeners.size > 0) player.idleSince = now;
      else if (now - player.idleSince > IDLE_LIMIT_MS) this.#forget(accountId, player);
    }
  }

  #forget(accountId: number, { stream }: PlayerStream): void {
    this.#replayBytes -= stream.replayBytes;
    this.#byAccount.delete(accountId);
  }

  /** Least recently published first, down to half. */
  #shrink(): void {
    for (const { stream } of this.#byAccount.values()) {
      if (this.#replayBytes <= this.replayLimit / 2) return;
      this.#replayBytes -= stream.replayBytes;
      stream.dropReplay();
    }
  }

  #create(accountId: number): PlayerStream {
    const state = new LatestChanges();
    const stream = new Stream(PRIVATE_TOPIC, this.nextEpoch(), () => state.values(), this.counts);
    const player = { stream, state, idleSince: performance.now() };
    this.#byAccount.set(accountId, player);
    return player;
  }
}
