import type { Kysely } from 'kysely';

import { createPublishedRounds } from './create-published-rounds';
import { createAnnouncementStore } from '../announcements/postgres-announcement-store';
import { createOutboxStore } from '../bus/postgres-outbox-store';
import { createBoardStore } from '../catalogue/postgres/postgres-board-store';
import { createContentStore } from '../content/postgres-content-store';
import type { Schema } from '../database/tables/schema';
import type { DeskStores } from '../desk';
import { createAccessStore } from '../desk/access/postgres-access-store';
import { createProviderStore } from '../desk/access/provider/postgres-provider-store';
import { createDeskSessionStore } from '../desk/access/postgres-session-store';
import { createActionStore } from '../desk/audit/postgres-action-store';
import { createLimitRuleStore } from '../desk/limits/postgres-limit-rule-store';
import { createPlayerProtectionStore } from '../desk/limits/postgres-protection-store';
import { createSettingStore } from '../desk/limits/postgres-setting-store';
import { LimitBooks } from '../placement/postgres';
import { createAlarmStore } from '../desk/alarms/postgres-alarm-store';
import { createTickerStore } from '../desk/live/postgres-ticker-store';
import { createGameStore } from '../desk/games/postgres-game-store';
import { createLockStore } from '../desk/locks/postgres-lock-store';
import { createHouseNameStore } from '../desk/names/postgres-house-name-store';
import { createNameStore } from '../desk/names/postgres-name-store';
import { createPoolDeskStore } from '../desk/pools/postgres-pool-desk-store';
import { createQuarantineDeskStore } from '../desk/quarantine/postgres-quarantine-desk-store';
import { createReferralStore } from '../desk/referred/postgres-referral-store';
import { SettlementPreviewer } from '../settlement';
import { createPreviewReader } from '../settlement/postgres/preview-reader';
import { createBetSearchStore } from '../desk/bets/postgres-bet-search-store';
import { createChessStore } from '../chess/postgres-chess-store';
import { createPinStore } from '../home/postgres-pin-store';
import { createBetStore } from '../history/postgres-bet-store';
import { createHousePriceStore } from '../house-prices/postgres';
import { stakesOnPlay } from '../settlement/postgres/postgres-result-store';
import { createPeopleStore } from '../desk/people/postgres-people-store';
import { createDeskPlayerStore } from '../desk/players/postgres-desk-player-store';
import { createDeskReportStore } from '../desk/reports/postgres-desk-report-store';
import { createSearchStore } from '../search/postgres/postgres-search-store';
import { createReportStore } from '../reports/postgres-report-store';
import { createOverviewStore } from '../desk/overview/postgres-overview-store';
import { createSheetStore } from '../desk/sheets/postgres-sheet-store';
import { createTimelineStore } from '../desk/sheets/postgres-timeline-store';
import { createProposalStore } from '../desk/proposals/postgres-proposal-store';

export function createDeskStores(db: Kysely<Schema>): DeskStores {
  const books = new LimitBooks();
  return {
    access: createAccessStore(db),
    announcements: createAnnouncementStore(db),
    content: createContentStore(db),
    pins: createPinStore(db),
    providers: createProviderStore(db),
    sessions: createDeskSessionStore(db),
    actions: createActionStore(db),
    limits: createLimitRuleStore(db, books),
    locks: createLockStore(db),
    proposals: createProposalStore(db),
    protections: createPlayerProtectionStore(db),
    settings: createSettingStore(db),
    names: createNameStore(db),
    houseNames: createHouseNameStore(db),
    search: createSearchStore(db),
    stakes: { stakesOn: (playId) => stakesOnPlay(db, playId) },
    previews: new SettlementPreviewer(createPreviewReader(db)),
    quarantine: createQuarantineDeskStore(db),
    referrals: createReferralStore(db),
    pools: createPoolDeskStore(db),
    games: createGameStore(db),
    rounds: createPublishedRounds(db),
    chessLists: createChessStore(db),
    sheets: createSheetStore(db),
    timeline: createTimelineStore(db),
    overview: createOverviewStore(db),
    alarms: createAlarmStore(db),
    ticker: createTickerStore(db),
    housePrices: createHousePriceStore(db, 'desk'),
    board: createBoardStore(db),
    outbox: createOutboxStore(db),
    bets: createBetStore(db),
    betSearch: createBetSearchStore(db),
    deskPlayers: createDeskPlayerStore(db),
    people: createPeopleStore(db),
    reports: createReportStore(db),
    deskReports: createDeskReportStore(db),
  };
}
