import type { SlipItem } from '@clutchline/contract';
import type { SlipKind } from '@clutchline/domain';

/** A bet that was taken, as the slip shows it until dismissed. */
export interface PlacedBet {
  readonly orderNo: string;
  readonly kind: SlipKind;
  /** 0 confirmed, 1 to be confirmed. */
  readonly receiveStatus: 0 | 1;
  /** Wire amount. */
  readonly stake: string;
  /** Combined odds struck. */
  readonly odds: string;
  readonly items: readonly SlipItem[];
}
