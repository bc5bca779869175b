import type { Clock } from '../platform/time/clock';
import type { FeedState, FeedStateStore } from './feed-state-store';

export function scaledClock(wallClock: Clock, { anchorVirtual, anchorWall, speed }: FeedState): Clock {
  return { now: () => Math.floor(anchorVirtual + (wallClock.now() - anchorWall) * speed) };
}

export interface Beginning {
  readonly identity: string;
  /** Business time; null starts at the wall clock. */
  readonly firstRunAt: number | null;
  readonly speed: number;
}

/**
 * A first run starts at `firstRunAt`, later runs continue from the stored anchor. A changed speed applies from now on.
 */
export async function openScaledClock(store: FeedStateStore, wallClock: Clock, beginning: Beginning): Promise<Clock> {
  const { identity, firstRunAt, speed } = beginning;
  const kept = await store.read();
  if (kept?.speed === speed) return scaledClock(wallClock, kept);
  const anchorWall = wallClock.now();
  const anchorVirtual = kept === null ? (firstRunAt ?? anchorWall) : scaledClock(wallClock, kept).now();
  const state = { fingerprint: identity, anchorVirtual, anchorWall, speed };
  await store.write(state);
  return scaledClock(wallClock, state);
}
