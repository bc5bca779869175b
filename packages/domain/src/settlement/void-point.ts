import type { VoidReason } from '@clutchline/contract';

import type { DecidedPoint } from './decided-point';

/** A point that is void, for this reason and by this rule. */
export function voidPoint(point_id: number, reason: VoidReason, rule: string): DecidedPoint {
  return { point_id, outcome: 'void', void_reason: reason, dead_heat: 1, result: null, rule };
}
