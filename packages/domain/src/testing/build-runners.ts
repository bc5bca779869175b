import type { PickCode as PointPick } from '@clutchline/contract';

import { buildNames } from './build-match';

export function buildRunner(team_id: number): Extract<PointPick, { kind: 'runner' }> {
  return { kind: 'runner', team_id, names: buildNames(`Team ${team_id}`) };
}

export function buildRunners(count: number): Extract<PointPick, { kind: 'runner' }>[] {
  return Array.from({ length: count }, (_, index) => buildRunner(11 + index));
}
