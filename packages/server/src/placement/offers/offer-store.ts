import type { BetHistoryItem } from '@clutchline/contract';

/** What a trader offers for a rejected bet, until it ends (DESK-12). */
export interface Offer {
  readonly orderNo: string;
  readonly accountId: number;
  readonly kind: BetHistoryItem['kind'];
  readonly sizes: readonly number[];
  readonly stake: bigint;
  readonly legs: readonly OfferedLeg[];
  /** Business time, ms. */
  readonly until: number;
  /** Not accepted, declined or ended, and its market has not changed. */
  readonly isOpen: boolean;
}

export interface OfferedLeg {
  readonly pointId: number;
  readonly gameId: number;
  readonly playId: number;
  /** Thousandths. */
  readonly odd: number;
  /** Present. */
  readonly version: number;
}

export interface EndedOffer {
  readonly orderNo: string;
  readonly accountId: number;
}

export interface OfferStore {
  /** Null: this player has no offer for this bet. */
  find(accountId: number, orderNo: string): Promise<Offer | null>;
  /** Whose time is over, or whose market has changed; oldest first. */
  due(now: number, limit: number): Promise<EndedOffer[]>;
  /** Releases its liability. False: it had ended before. */
  end(orderNo: string, state: 'declined' | 'ended', at: number): Promise<boolean>;
}
