import type { SlipItem } from '@clutchline/contract';
import type { StoreApi } from 'zustand/vanilla';

import type { SlipProblem, SlipReason } from '../slip/slip-store';

export type PickSource = Pick<SlipItem, 'shop_id' | 'match' | 'play' | 'pick' | 'line'>;

export interface PriceMove {
  readonly item: SlipItem;
  readonly was: string;
  readonly odd: string;
  /** Why the price must be accepted. */
  readonly problem: SlipReason | null;
}

export type BetMoment =
  'held' | 'accepted' | 'rejected' | 'won' | 'lost' | 'returned' | 'settled' | 'corrected' | 'resettled';

export interface AnnouncedBet {
  readonly picks: readonly PickSource[];
  /** Wire amounts. */
  readonly stake: string;
  readonly amount: string;
  readonly currencyId: number | null;
  /** Null for a pool and a system. */
  readonly odds: string | null;
  /** Why it was rejected. */
  readonly problem: SlipProblem | null;
}

export type Announcement =
  | {
      readonly kind: 'selection';
      readonly change: 'added' | 'removed';
      readonly item: SlipItem;
      readonly replaced: SlipItem | null;
      readonly count: number;
      /** The slip; its titles must differ (U35). */
      readonly among?: readonly PickSource[];
    }
  | { readonly kind: 'prices'; readonly moves: readonly PriceMove[]; readonly among?: readonly PickSource[] }
  | { readonly kind: 'bet'; readonly moment: BetMoment; readonly bet: AnnouncedBet }
  | {
      readonly kind: 'refusal';
      /** Of one combo, or of singles with the same problem. */
      readonly picks: readonly PickSource[];
      readonly isCombo: boolean;
      /** Those that the problem is about; empty: all. */
      readonly concerned: readonly PickSource[];
      readonly problem: SlipProblem;
    }
  /** Null: live again. */
  | { readonly kind: 'freshness'; readonly staleSince: number | null };

export type NumberedAnnouncement = Announcement & { readonly id: number };

/** Returned money, shown once. */
export interface PaidNotice {
  readonly id: number;
  readonly moment: 'won' | 'returned';
  /** Wire amount. */
  readonly amount: string;
  readonly currencyId: number | null;
}

export interface Announcements {
  readonly log: readonly NumberedAnnouncement[];
  readonly paid: PaidNotice | null;
  /** Order numbers settled since My bets was opened. */
  readonly unseen: readonly string[];
}

export type AnnouncementStore = StoreApi<Announcements>;

export const NO_ANNOUNCEMENTS: Announcements = { log: [], paid: null, unseen: [] };
