import type { Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind } from '@clutchline/domain';

/** Shown until dismissed. */
export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 to be confirmed, 2 rejected after it was held. */
  readonly receiveStatus: 0 | 1 | 2;
  /** Server time, ms; null if not held (BET-8). */
  readonly heldUntil: number | null;
  readonly rejectReason: Refusal | null;
  /** Wire amount. */
  readonly stake: string;
  readonly odds: string;
  readonly items: readonly SlipItem[];
}
