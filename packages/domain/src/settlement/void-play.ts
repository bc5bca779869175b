import type { VoidReason } from '@clutchline/contract';

import type { DecidablePlay, DecidedPoint } from './decided-point';
import { voidPoint } from './void-point';
import { ruleOfVoid } from './rule-of-void';

/**
 * Every point of an undecided play void, with its reason: what a cancelled, postponed or abandoned match does (BET-9).
 *
 * @param rule id and version of the rule that says so; the published rule of that reason unless told.
 * @example voidPlay(play, 'walkover') // [{ point_id: 1, outcome: 'void', rule: 'walkover@1', … }, …]
 */
export function voidPlay(
  play: Pick<DecidablePlay, 'points'>,
  reason: VoidReason,
  rule: string = ruleOfVoid(reason),
): DecidedPoint[] {
  return play.points.map(({ point_id }) => voidPoint(point_id, reason, rule));
}
