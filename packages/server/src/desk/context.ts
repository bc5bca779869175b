import type { AccessStore } from './access/access-store';
import type { IdentityProvider } from './access/provider/provider';
import type { ProviderStore } from './access/provider/provider-store';
import type { TotpBox } from './access/totp-box';
import type { SessionStore } from './access/session-store';
import type { ActionStore } from './audit/action-store';
import type { LimitRuleStore } from './limits/limit-store';
import type { PlayerProtectionStore } from './limits/protection-store';
import type { SettingStore } from './limits/setting-store';
import type { LockStore } from './locks/lock-store';
import type { PoolDeskStore } from './pools/pool-desk-store';
import type { HouseNameStore } from './names/house-name-store';
import type { NameStore } from './names/name-store';
import type { BetSearchStore } from './bets/bet-search-store';
import type { PeopleStore } from './people/people-store';
import type { DeskPlayerStore } from './players/desk-player-store';
import type { GameStore } from './games/game-store';
import type { PublishedRounds } from './games/published-rounds';
import type { DeskReportStore } from './reports/desk-report-store';
import type { ExportSlots } from './reports/exported-file';
import type { ProposalStore, StakeReader } from './proposals/proposal-store';
import type { SettlementPreviews } from './proposals/settlement-previews';
import type { ReferralStore } from './referred/referral-store';
import type { QuarantineDeskStore } from './quarantine/quarantine-desk-store';
import type { AlarmStore } from './alarms/alarm-store';
import type { TickerStore } from './live/ticker-store';
import type { OverviewStore } from './overview/overview-store';
import type { SheetStore } from './sheets/sheet-store';
import type { TimelineStore } from './sheets/timeline-store';
import type { AnnouncementStore } from '../announcements';
import type { OutboxStore } from '../bus';
import type { BoardStore } from '../catalogue';
import type { ChessStore } from '../chess';
import type { ContentStore } from '../content';
import type { BetStore } from '../history';
import type { PinStore } from '../home';
import type { ReportStore } from '../reports';
import type { SearchStore } from '../search';
import type { HousePriceStore } from '../house-prices';
import type { ServerContext, StoreAccess } from '../platform/context';

export interface DeskStores {
  readonly access: AccessStore;
  readonly announcements: AnnouncementStore;
  readonly content: Pick<ContentStore, 'event' | 'scheduled'>;
  readonly pins: PinStore;
  readonly providers: ProviderStore;
  readonly sessions: SessionStore;
  readonly actions: ActionStore;
  readonly limits: LimitRuleStore;
  readonly locks: LockStore;
  readonly proposals: ProposalStore;
  readonly protections: PlayerProtectionStore;
  readonly settings: SettingStore;
  readonly names: NameStore;
  readonly houseNames: HouseNameStore;
  readonly search: SearchStore;
  readonly stakes: StakeReader;
  readonly previews: SettlementPreviews;
  readonly quarantine: QuarantineDeskStore;
  readonly referrals: ReferralStore;
  readonly pools: PoolDeskStore;
  readonly games: GameStore;
  readonly rounds: PublishedRounds;
  readonly chessLists: Pick<ChessStore, 'list'>;
  readonly sheets: SheetStore;
  readonly timeline: TimelineStore;
  readonly overview: OverviewStore;
  readonly alarms: AlarmStore;
  readonly ticker: TickerStore;
  readonly housePrices: HousePriceStore;
  readonly board: BoardStore;
  readonly outbox: OutboxStore;
  readonly bets: BetStore;
  readonly betSearch: BetSearchStore;
  readonly deskPlayers: DeskPlayerStore;
  readonly people: PeopleStore;
  readonly reports: ReportStore;
  readonly deskReports: DeskReportStore;
}

/** Origin of the page of the desk: passkeys are valid for this origin alone. */
export interface DeskSite {
  readonly origin: string;
}

/** Connected with the role of the desk. */
export interface DeskContext
  extends
    StoreAccess<DeskStores>,
    Pick<ServerContext<DeskStores>, 'clock' | 'wallClock' | 'random' | 'log' | 'areRoundsStopped' | 'isChessPaused'> {
  readonly site: DeskSite;
  readonly exports: ExportSlots;
  readonly totpBox: TotpBox;
  /** Null: operators sign in at the desk. */
  readonly provider: IdentityProvider | null;
}
