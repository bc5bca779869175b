import type { VoidReason } from '@clutchline/contract';

import type { DecidablePlay, DecidedPoint } from './decided-point';
import { voidPoint } from './void-point';
import { ruleOfVoid } from './rule-of-void';

/**
 * Voids an unsettled play of a cancelled, postponed or abandoned match (BET-9).
 *
 * @param rule id and version; default: the published rule of the reason.
 * @example voidPlay(play, 'walkover') // [{ point_id: 1, outcome: 'void', rule: 'walkover@1', … }, …]
 */
export function voidPlay(
  play: Pick<DecidablePlay, 'points'>,
  reason: VoidReason,
  rule: string = ruleOfVoid(reason),
): DecidedPoint[] {
  return play.points.map(({ point_id }) => voidPoint(point_id, reason, rule));
}
