import type { VoidReason } from '@clutchline/contract';

import type { DecidablePlay, DecidedPoint } from './decided-point';

/** The rule that voids what a match leaves undecided. */
const MATCH_VOID_RULE = 'match-void@1';

/**
 * Every point of an undecided play void, with its reason: what a cancelled, postponed or abandoned match does (BET-9).
 *
 * @param rule id and version of the rule that says so; the one of a void match unless told.
 * @example voidPlay(play, 'walkover')
 */
export function voidPlay(
  play: Pick<DecidablePlay, 'points'>,
  reason: VoidReason,
  rule: string = MATCH_VOID_RULE,
): DecidedPoint[] {
  return play.points.map(({ point_id }) => ({ point_id, outcome: 'void', void_reason: reason, result: null, rule }));
}
