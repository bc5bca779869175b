import type { Match } from '@clutchline/contract';

import { isHidden, type Spoilers } from './spoiler-store';

/**
 * Whether the prices of a match would reveal what the player does not want to see: those of a hidden match that has begun
 * (SPOIL-3).
 */
export function pricesReveal(spoilers: Spoilers, match: Match, now: number): boolean {
  return match.kind === 'match' && match.start_time <= now && isHidden(spoilers, match);
}
