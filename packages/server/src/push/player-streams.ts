import { PRIVATE_TOPIC, type BalanceInfo, type Change } from '@clutchline/contract';

import { LatestChanges } from './latest-changes';
import type { PushCounts } from './push-counts';
import { Stream } from './stream';

/** How long a private stream outlives its last listener, so that a short drop can be resumed. */
const IDLE_LIMIT_MS = 10 * 60_000;

/** How long a stream may be on its way to its first listener. */
const OPENING_MS = 5_000;

/** Most memory in bytes that the deltas kept for all players may take together. */
export const REPLAY_BYTES_OF_ALL = 64 * 1024 * 1024;

interface PlayerStream {
  readonly stream: Stream;
  readonly image: LatestChanges;
  idleSince: number;
}

/** Reads a player's balance; null where the account is gone. */
export type ReadBalance = (accountId: number) => Promise<BalanceInfo | null>;

function putIfEmpty(image: LatestChanges, change: Change): void {
  if (image.size === 0) image.put(change);
}

/** The private streams of the players that are, or just were, connected. Their image is the balance alone. */
export class PlayerStreams {
  /** The one that was published to last is the last. */
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
      if (change.type === 'balance') player.image.put(change);
      player.stream.add(change);
    }
    player.stream.flush();
    this.#replayBytes += player.stream.replayBytes;
    if (this.#replayBytes > this.replayLimit) this.#shrink();
  }

  /** Memory of the deltas that are kept for all players, in bytes. */
  get replayBytes(): number {
    return this.#replayBytes;
  }

  /** The accounts whose streams are kept. */
  get accounts(): number[] {
    return [...this.#byAccount.keys()];
  }

  /** Begins the stream of a player anew by what the database says, for something may have been missed. */
  async restart(accountId: number): Promise<void> {
    const player = this.#byAccount.get(accountId);
    if (player === undefined) return;
    const isIdle = player.stream.listeners.size === 0 && performance.now() - player.idleSince > OPENING_MS;
    const balance = isIdle ? null : await this.readBalance(accountId);
    player.image.take();
    if (balance !== null) player.image.put({ type: 'balance', balance });
    this.#replayBytes -= player.stream.replayBytes;
    player.stream.restart(this.nextEpoch());
  }

  has(accountId: number): boolean {
    return this.#byAccount.has(accountId);
  }

  /** The stream of an account. What is published while the balance is being read is newer and stays. */
  async open(accountId: number): Promise<Stream> {
    const known = this.#byAccount.get(accountId);
    const player = known ?? this.#create(accountId);
    player.idleSince = performance.now();
    if (player.image.size === 0) {
      const balance = await this.readBalance(accountId);
      if (balance !== null) putIfEmpty(player.image, { type: 'balance', balance });
    }
    return player.stream;
  }

  beat(now: number): void {
    for (const { stream } of this.#byAccount.values()) stream.beat(now);
  }

  /** Forgets streams that nobody has heard for long. */
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

  /** Drops deltas of the players that were published to longest ago, down to half of the limit. */
  #shrink(): void {
    for (const { stream } of this.#byAccount.values()) {
      if (this.#replayBytes <= this.replayLimit / 2) return;
      this.#replayBytes -= stream.replayBytes;
      stream.dropReplay();
    }
  }

  #create(accountId: number): PlayerStream {
    const image = new LatestChanges();
    const stream = new Stream(PRIVATE_TOPIC, this.nextEpoch(), () => image.values(), this.counts);
    const player = { stream, image, idleSince: performance.now() };
    this.#byAccount.set(accountId, player);
    return player;
  }
}
