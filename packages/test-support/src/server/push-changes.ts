import type { Change } from '@clutchline/contract';

import type { MatchChange } from '../../../server/src/platform/records';

export function oddsOf(pointId: number, delta: string, version: number): Change {
  return { type: 'odds', point_id: pointId, delta, status: 1, version };
}

export const inList = (change: Change): MatchChange => ({ change, inList: true, urgent: false });
export const inMatch = (change: Change): MatchChange => ({ change, inList: false, urgent: false });
export const urgent = (change: Change): MatchChange => ({ change, inList: true, urgent: true });
