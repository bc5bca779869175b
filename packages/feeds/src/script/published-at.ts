import type { MatchScript } from './match-script';

/** Default before the start, ms. */
export const PUBLISHED_AHEAD_MS = 72 * 3_600_000;

/** Match and first plays, ms on the feed's clock. */
export function publishedAt(script: MatchScript): number {
  return script.publishedAt ?? script.startTime - PUBLISHED_AHEAD_MS;
}
