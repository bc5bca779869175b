import type { Feed } from '@clutchline/feeds';

const DAY_MS = 86_400_000;

/** `2026-11-21`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Feed and, for a replay, its target day. A replay that continues after midnight keeps its day. */
export function identityOf(feed: Feed, now: number): string {
  return feed.name === 'replay' ? `${feed.fingerprint}@${dayOf(now)}` : feed.fingerprint;
}

export function isOfFeed(identity: string, feed: Feed): boolean {
  return identity === feed.fingerprint || identity.startsWith(`${feed.fingerprint}@`);
}

/** Base time of a stored replay; `now` for other feeds. */
export function baseOf(identity: string, now: number): number {
  const [, day] = identity.split('@');
  if (day === undefined || day === dayOf(now)) return now;
  return Date.parse(day) + (now % DAY_MS);
}
