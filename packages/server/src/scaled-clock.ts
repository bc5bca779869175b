import type { Clock } from './ports/clock';
import type { FeedState, FeedStateStore } from './ports/feed-state-store';

/** Business clock with its own speed from an anchor. */
export function scaledClock(wallClock: Clock, { anchorVirtual, anchorWall, speed }: FeedState): Clock {
  return { now: () => Math.floor(anchorVirtual + (wallClock.now() - anchorWall) * speed) };
}

/** Start values of a first run. */
export interface Beginning {
  /** Identity of the data. */
  readonly identity: string;
  /** Business time of a first run; null starts at the wall clock. */
  readonly firstRunAt: number | null;
  readonly speed: number;
}

/**
 * Business clock of a feed: a first run starts at `firstRunAt`, later runs continue from the stored anchor. A changed
 * speed applies from now on.
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
