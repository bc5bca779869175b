import type { Refusal, SlipItem } from '@clutchline/contract';
import type { SlipKind } from '@clutchline/domain';

/** A bet that was taken, as the slip shows it until dismissed. */
export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 to be confirmed, 2 rejected after it was held. */
  readonly receiveStatus: 0 | 1 | 2;
  /** Server time until which a live bet is held, ms; null where it is not (BET-8). */
  readonly heldUntil: number | null;
  /** Why it was rejected; null where it was not. */
  readonly rejectReason: Refusal | null;
  /** Wire amount. */
  readonly stake: string;
  /** Combined odds struck. */
  readonly odds: string;
  readonly items: readonly SlipItem[];
}
