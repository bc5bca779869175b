import type { PastMatch } from '@clutchline/contract';

import { matchFieldsOf } from './changes-between';
import type { MatchScript } from './match-script';
import { NOT_PLAYED } from './results-at';

/** The result of a whole match (FEED-1). */
export function pastMatchOf(script: MatchScript): PastMatch {
  const { facts, voidReason, maps, bestOf } = script;
  const rounds = Array.from({ length: bestOf }, (_, i) => i + 1);
  const factsOf = (round: number) => maps.find((map) => map.round === round)?.facts ?? NOT_PLAYED;
  return {
    ...matchFieldsOf(script),
    ended_at: script.endsAt,
    maps: rounds.map((round) => ({ round, facts: factsOf(round) })),
    facts: voidReason === null ? facts : null,
    void_reason: voidReason,
    source: script.source,
  };
}
