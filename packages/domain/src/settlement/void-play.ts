import type { VoidReason } from '@clutchline/contract';

import type { UnsettledPlay, SettledPoint } from './settled-point';
import { voidPoint } from './void-point';
import { ruleOfVoid } from './rule-of-void';

/**
 * Voids an unsettled play of a cancelled, postponed or abandoned match (BET-9). `rule`: id and version; default: the
 * published rule of the reason.
 */
export function voidPlay(
  play: Pick<UnsettledPlay, 'points'>,
  reason: VoidReason,
  rule: string = ruleOfVoid(reason),
): SettledPoint[] {
  return play.points.map(({ point_id }) => voidPoint(point_id, reason, rule));
}
