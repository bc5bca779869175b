import type { BetHistoryItem } from '@clutchline/contract';

/** Codes of BET-3. */
export const RECORD_STATUS = {
  toBeConfirmed: 1,
  rejected: 2,
  cancelled: 3,
  notYetSettled: 4,
  won: 5,
  lost: 6,
  settled: 7,
} as const;

/** A code of BET-3. */
export type RecordStatus = (typeof RECORD_STATUS)[keyof typeof RECORD_STATUS];

type RecordFlags = Pick<BetHistoryItem, 'is_cancel' | 'receive_status' | 'prize_status'>;

/**
 * Status of a bet by the precedence of BET-3: cancelled, to be confirmed, rejected, won or lost (settled in the neutral
 * display), unsettled.
 */
export function recordStatus(record: RecordFlags, display: 'normal' | 'neutral'): RecordStatus {
  if (record.is_cancel === 1) return RECORD_STATUS.cancelled;
  if (record.receive_status === 1) return RECORD_STATUS.toBeConfirmed;
  if (record.receive_status === 2) return RECORD_STATUS.rejected;
  if (record.prize_status === 0) return RECORD_STATUS.notYetSettled;
  if (display === 'neutral') return RECORD_STATUS.settled;
  return record.prize_status === 1 ? RECORD_STATUS.won : RECORD_STATUS.lost;
}
