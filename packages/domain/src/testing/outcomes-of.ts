import { settlePlay } from '../settlement/settle-play';
import type { UnsettledPlay, KnownFacts } from '../settlement/settled-point';

/** In point order, void reasons instead of void; null while unsettled. */
export function outcomesOf(play: UnsettledPlay, facts: Partial<KnownFacts>): string[] | null {
  const settled = settlePlay(play, { map: null, match: null, ...facts });
  return settled?.map(({ outcome, void_reason }) => void_reason ?? outcome) ?? null;
}

export function resultOf(play: UnsettledPlay, facts: Partial<KnownFacts>): string | null {
  return settlePlay(play, { map: null, match: null, ...facts })?.[0]?.result ?? null;
}
