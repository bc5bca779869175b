import { isDeepStrictEqual } from 'node:util';

import type { FeedEvent, MapFacts, MatchFacts, OutrightFacts } from '@clutchline/contract';
import { goesOnFrom } from '@clutchline/domain';

import type { GuardedMatch } from '../quarantine-store';

export type ResultEvent = Extract<FeedEvent, { type: 'map-result' | 'match-result' | 'outright-result' }>;

/** A later stage of the same outright is no contradiction. */
export function contradicts(event: ResultEvent, match: GuardedMatch | undefined): boolean {
  const stored = match === undefined ? null : storedFacts(event, match);
  if (stored === null || isDeepStrictEqual(stored, event.facts)) return false;
  const isFurther = event.type === 'outright-result' && 'withdrawn' in stored && goesOnFrom(stored, event.facts);
  return !isFurther;
}

function storedFacts(event: ResultEvent, match: GuardedMatch): MapFacts | MatchFacts | OutrightFacts | null {
  if (event.type === 'map-result') return match.maps.get(event.round) ?? null;
  return event.type === 'match-result' ? match.facts : match.outright;
}
