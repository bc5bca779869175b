import type { MatchScript } from './match-script';

/** How long before its start a match is published unless its script says otherwise, ms. */
export const PUBLISHED_AHEAD_MS = 72 * 3_600_000;

/** When the match and its first plays are published, ms on the feed's clock. */
export function publishedAt(script: MatchScript): number {
  return script.publishedAt ?? script.startTime - PUBLISHED_AHEAD_MS;
}
