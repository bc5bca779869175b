import type { Clock } from '../platform/time/clock';
import type { FeedState, FeedStateStore } from './feed-store';

export function scaledClock(wallClock: Clock, { anchorVirtual, anchorWall, speed }: FeedState): Clock {
  return { now: () => Math.floor(anchorVirtual + (wallClock.now() - anchorWall) * speed) };
}

export interface Beginning {
  readonly identity: string;
  /** Business time; null: wall clock. */
  readonly firstRunAt: number | null;
  readonly speed: number;
}

/** Continues from the stored anchor; a changed speed applies from now on. */
export async function openScaledClock(store: FeedStateStore, wallClock: Clock, beginning: Beginning): Promise<Clock> {
  const { identity, firstRunAt, speed } = beginning;
  const stored = await store.read();
  if (stored?.speed === speed) return scaledClock(wallClock, stored);
  const anchorWall = wallClock.now();
  const anchorVirtual = stored === null ? (firstRunAt ?? anchorWall) : scaledClock(wallClock, stored).now();
  const state = { fingerprint: identity, anchorVirtual, anchorWall, speed };
  await store.write(state);
  return scaledClock(wallClock, state);
}
