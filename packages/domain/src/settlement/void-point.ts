import type { VoidReason } from '@clutchline/contract';

import type { DecidedPoint } from './decided-point';

export function voidPoint(point_id: number, reason: VoidReason, rule: string): DecidedPoint {
  return { point_id, outcome: 'void', void_reason: reason, dead_heat: 1, result: null, rule };
}
