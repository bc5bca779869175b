import type { Clock } from './ports/clock';
import type { FeedState, FeedStateStore } from './ports/feed-state-store';

/** Business time that runs at its own speed from an anchor. */
export function scaledClock(wallClock: Clock, { anchorVirtual, anchorWall, speed }: FeedState): Clock {
  return { now: () => Math.floor(anchorVirtual + (wallClock.now() - anchorWall) * speed) };
}

/** What a first run begins with. */
export interface Beginning {
  /** Whose data it is. */
  readonly identity: string;
  /** Business time of a first run; null begins at the wall clock's. */
  readonly firstRunAt: number | null;
  readonly speed: number;
}

/**
 * The business clock of a feed: a first run begins where the feed wants it, a later one goes on from the stored anchor;
 * another speed counts from now on.
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
