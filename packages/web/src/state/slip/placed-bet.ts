import type { Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind } from '@clutchline/domain';

/** An accepted bet, which the slip shows until dismissed. */
export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 to be confirmed, 2 rejected after it was held. */
  readonly receiveStatus: 0 | 1 | 2;
  /** Server time in ms until which an in-play bet is held; null if not held (BET-8). */
  readonly heldUntil: number | null;
  /** Reason of the rejection; null if not rejected. */
  readonly rejectReason: Refusal | null;
  /** Wire amount. */
  readonly stake: string;
  /** Combined odds of the accepted bet. */
  readonly odds: string;
  readonly items: readonly SlipItem[];
}
