import type { Kysely } from 'kysely';

import type { Stores } from '../ports/stores';
import type { Schema } from './schema';
import { createAccountStore } from './stores/account-store';
import { createBetStore } from './stores/bet-store';
import { createBoardStore } from './stores/board-store';
import { createFavouriteStore } from './stores/favourite-store';
import { createFeedStateStore } from './stores/feed-state-store';
import { createFeedStore } from './stores/feed-store';
import { createHeldBetStore } from './stores/held-bet-store';
import { createOutboxStore } from './stores/outbox-store';
import { createPlacementStore } from './stores/placement-store';
import { createPoolStore } from './stores/pool-store';
import { createProtectionStore } from './stores/protection-store';
import { createQuarantineStore } from './stores/quarantine-store';
import { createRegionStore } from './stores/region-store';
import { createResultStore } from './stores/result-store';
import { createSealStore } from './stores/seal-store';
import { createSessionStore } from './stores/session-store';
import { createSettlementStore } from './stores/settlement-store';
import { createSwapStore } from './stores/swap-store';
import { createTermStore } from './stores/term-store';
import { createTicketStore } from './stores/ticket-store';
import { createWalletStore } from './stores/wallet-store';

/** Over one pool or one transaction. */
export function createStores(db: Kysely<Schema>): Stores {
  return {
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    wallets: createWalletStore(db),
    board: createBoardStore(db),
    feed: createFeedStore(db),
    feedState: createFeedStateStore(db),
    favourites: createFavouriteStore(db),
    placements: createPlacementStore(db),
    bets: createBetStore(db),
    heldBets: createHeldBetStore(db),
    results: createResultStore(db),
    settlements: createSettlementStore(db),
    pools: createPoolStore(db),
    swaps: createSwapStore(db),
    protections: createProtectionStore(db),
    regions: createRegionStore(db),
    seals: createSealStore(db),
    quarantine: createQuarantineStore(db),
    outbox: createOutboxStore(db),
    terms: createTermStore(db),
    tickets: createTicketStore(db),
  };
}
