import type { VoidReason } from '@clutchline/contract';

import type { CaseRule } from './case-rules';
import type { SettledPoint, UnsettledPlay } from './settled-point';

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

const RULE_OF_REASON: Partial<Record<VoidReason, CaseRule>> = {
  postponed: 'postponed@1',
  walkover: 'walkover@1',
  unverifiable_result: 'unverifiable@1',
  incorrect_odds: 'obvious-error@1',
  incorrect_line: 'obvious-error@1',
  pool_refund: 'pool@1',
  no_seed: 'round-no-seed@1',
};

function ruleOfVoid(reason: VoidReason): CaseRule {
  return RULE_OF_REASON[reason] ?? 'match-void@1';
}

export function voidPoint(point_id: number, reason: VoidReason, rule: string): SettledPoint {
  return { point_id, outcome: 'void', void_reason: reason, dead_heat: 1, result: null, rule };
}
