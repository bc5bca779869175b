import { MINUTE } from '../platform/time/durations';
import type { Rate } from '../platform/concurrency/token-bucket';

/** Bad input rows 108 to 113. */
export interface PushLimits {
  readonly maxPayload: number;
  readonly topicsPerConnection: number;
  readonly connectionsPerAccount: number;
  readonly connectionsPerAddress: number;
  readonly messages: Rate;
  /** Unsent bytes before a snapshot replaces deltas. */
  readonly softBuffer: number;
  /** Unsent bytes, or `lagMs`, before closing. */
  readonly hardBuffer: number;
  readonly lagMs: number;
  readonly heartbeatMs: number;
  /** Revoked sessions are closed within twice this time. */
  readonly sessionCheckMs: number;
}

export const PUSH_LIMITS: PushLimits = {
  maxPayload: 16 * 1024,
  topicsPerConnection: 500,
  connectionsPerAccount: 20,
  connectionsPerAddress: 200,
  messages: { burst: 600, perSecond: 50 },
  softBuffer: 256 * 1024,
  hardBuffer: 1024 * 1024,
  lagMs: MINUTE,
  heartbeatMs: 10_000,
  sessionCheckMs: 2_000,
};

export class KeyedCounter<Key> {
  readonly #counts = new Map<Key, number>();

  tryAcquire(key: Key, limit: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= limit) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  release(key: Key): void {
    const count = this.#counts.get(key) ?? 0;
    if (count <= 1) this.#counts.delete(key);
    else this.#counts.set(key, count - 1);
  }
}
