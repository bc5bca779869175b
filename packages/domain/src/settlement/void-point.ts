import type { VoidReason } from '@clutchline/contract';

import type { SettledPoint } from './settled-point';

export function voidPoint(point_id: number, reason: VoidReason, rule: string): SettledPoint {
  return { point_id, outcome: 'void', void_reason: reason, dead_heat: 1, result: null, rule };
}
