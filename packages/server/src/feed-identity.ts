import type { Feed } from '@clutchline/feeds';

const DAY_MS = 86_400_000;

/** The UTC day of a moment, `2026-11-21`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * What the stored data is of: the feed and, for a replay, the day it was moved onto. A replay that goes on after
 * midnight stays where it was.
 */
export function identityOf(feed: Feed, now: number): string {
  return feed.name === 'replay' ? `${feed.fingerprint}@${dayOf(now)}` : feed.fingerprint;
}

/** Whether stored data belongs to this feed. */
export function isOfFeed(identity: string, feed: Feed): boolean {
  return identity === feed.fingerprint || identity.startsWith(`${feed.fingerprint}@`);
}

/** The moment a stored replay counts its days from; `now` for everything else. */
export function baseOf(identity: string, now: number): number {
  const [, day] = identity.split('@');
  if (day === undefined || day === dayOf(now)) return now;
  return Date.parse(day) + (now % DAY_MS);
}
