import { decidePlay } from '../settlement/decide-play';
import type { DecidablePlay, KnownFacts } from '../settlement/decided-point';

/** Outcomes of a settled play in point order, void reasons instead of void; null while unsettled. */
export function outcomesOf(play: DecidablePlay, facts: Partial<KnownFacts>): string[] | null {
  const decided = decidePlay(play, { map: null, match: null, ...facts });
  return decided?.map(({ outcome, void_reason }) => void_reason ?? outcome) ?? null;
}

/** Value that the rule read for the first point. */
export function resultOf(play: DecidablePlay, facts: Partial<KnownFacts>): string | null {
  return decidePlay(play, { map: null, match: null, ...facts })?.[0]?.result ?? null;
}
