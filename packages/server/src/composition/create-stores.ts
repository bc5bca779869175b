import type { Kysely } from 'kysely';

import type { Stores } from './stores';
import type { Schema } from '../database/tables/schema';
import { createApprovedProposalStore } from '../quarantine/postgres-approved-proposal-store';
import { createAnalysisStore } from '../analysis/postgres-analysis-store';
import { createAnnouncementStore } from '../announcements/postgres-announcement-store';
import { createAccountStore } from '../players/postgres-account-store';
import { createBetStore } from '../history/postgres-bet-store';
import { createBoardStore } from '../catalogue/postgres/postgres-board-store';
import { createFavoriteStore } from '../catalogue/postgres/postgres-favorite-store';
import { createCalendarStore } from '../calendars/postgres-calendar-store';
import { createChessStore } from '../chess/postgres-chess-store';
import { createContentStore } from '../content/postgres-content-store';
import { createFeedStateStore, createFeedStore } from '../feed/postgres/postgres-feed-store';
import { createHeldBetStore } from '../acceptance/postgres-held-bet-store';
import { createHomeStore } from '../home/postgres-home-store';
import { createHousePriceStore } from '../house-prices/postgres';
import { createIntegrationStore } from '../integration/postgres-integration-store';
import { createOutboxStore } from '../bus/postgres-outbox-store';
import { createPinStore } from '../home/postgres-pin-store';
import { createHouseTermsStore } from '../placement/limits/postgres-house-terms-store';
import { LimitBooks } from '../placement/limits/postgres-limit-books';
import { createOfferStore } from '../placement/offers/postgres-offer-store';
import { createPlacementStore, LEAST_SHARED } from '../placement/postgres-placement-store';
import { createPoolStore } from '../pools/postgres-pool-store';
import { createProtectionStore, createRegionStore } from '../players/postgres-limits-store';
import { createQuarantineStore } from '../feed/postgres/postgres-quarantine-store';
import { createReportingStore } from '../integration/postgres-reporting-store';
import { createReportStore } from '../reports/postgres-report-store';
import { createResultStore } from '../settlement/postgres/postgres-result-store';
import { createRoundStore } from '../rounds/postgres-round-store';
import { createSeamlessStore } from '../seamless/postgres-seamless-store';
import { createSearchStore } from '../search/postgres/postgres-search-store';
import { createSealStore } from '../ledger/postgres/postgres-seal-store';
import { createSessionStore, createTicketStore } from '../players/postgres-session-store';
import { createSettlementStore } from '../settlement/postgres/postgres-settlement-store';
import { createSimulatedPlayerStore } from '../simulated-players/postgres-simulated-player-store';
import { createSpoilerStore } from '../spoilers/postgres-spoiler-store';
import { createSwapStore } from '../pools/postgres-swap-store';
import { createTermStore } from '../leading/postgres-session-leadership';
import { createViewStore } from '../views/postgres-view-store';
import { createWebhookStore } from '../webhooks/postgres-webhook-store';
import { createWalletStore } from '../ledger/postgres-wallet-store';
import { connectDatabase, type Database } from '../database/connect-database';
import type { Log } from '../platform/log/log';

export function createStores(db: Kysely<Schema>, books: LimitBooks, leastShared = LEAST_SHARED): Stores {
  return {
    accounts: createAccountStore(db),
    analysis: createAnalysisStore(db),
    announcements: createAnnouncementStore(db),
    calendars: createCalendarStore(db),
    sessions: createSessionStore(db),
    wallets: createWalletStore(db),
    approvedProposals: createApprovedProposalStore(db),
    board: createBoardStore(db),
    feed: createFeedStore(db),
    feedState: createFeedStateStore(db),
    favorites: createFavoriteStore(db),
    pins: createPinStore(db),
    placements: createPlacementStore({ db, books }, leastShared),
    offers: createOfferStore(db),
    seamless: createSeamlessStore(db),
    bets: createBetStore(db),
    chess: createChessStore(db),
    content: createContentStore(db),
    home: createHomeStore(db),
    heldBets: createHeldBetStore(db, books),
    housePrices: createHousePriceStore(db, 'server'),
    houseTerms: createHouseTermsStore(db, books),
    results: createResultStore(db),
    settlements: createSettlementStore(db),
    pools: createPoolStore(db),
    simulated: createSimulatedPlayerStore(db),
    spoilers: createSpoilerStore(db),
    swaps: createSwapStore(db),
    protections: createProtectionStore(db),
    regions: createRegionStore(db),
    rounds: createRoundStore(db),
    reports: createReportStore(db),
    seals: createSealStore(db),
    search: createSearchStore(db),
    quarantine: createQuarantineStore(db),
    integration: createIntegrationStore(db),
    reporting: createReportingStore(db),
    outbox: createOutboxStore(db),
    terms: createTermStore(db),
    tickets: createTicketStore(db),
    views: createViewStore(db),
    webhooks: createWebhookStore(db),
  };
}

/**
 * With the server's role.
 *
 * @param leastShared placements that are committed as a batch; tests of its rules set 1.
 */
export function openDatabase(
  databaseUrl: string,
  log: Log,
  connections?: number,
  leastShared = LEAST_SHARED,
): Database<Stores> {
  const books = new LimitBooks();
  return connectDatabase(databaseUrl, {
    createStores: (db) => createStores(db, books, leastShared),
    log,
    ...(connections !== undefined && { connections }),
  });
}
