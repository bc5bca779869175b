import type { MatchScript } from './match-script';

export const PUBLISHED_AHEAD_MS = 72 * 3_600_000;

/** Ms. */
export function publishedAt(script: MatchScript): number {
  return script.publishedAt ?? script.startTime - PUBLISHED_AHEAD_MS;
}
