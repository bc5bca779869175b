import type { Cursor } from '@clutchline/contract';

import type { RegionRules, Stores as PlayerStores } from '../players';
import type { Admission } from './guards/admission';
import type { CallRates } from './guards/call-rates';
import type { CallReports } from './calls/call-reports';
import type { Connections } from './guards/connections';
import type { CspReports } from './web/csp-reports';
import type { EnvelopeTexts } from './answers/envelopes';
import type { ReadReport } from './readiness';
import type { Stores as AnalysisStores } from '../analysis';
import type { Stores as AnnouncementStores } from '../announcements';
import type { Stores as CalendarStores } from '../calendars';
import type { Stores as CatalogueStores } from '../catalogue';
import type { Stores as ChessStores } from '../chess';
import type { Stores as ContentStores } from '../content';
import type { Stores as FeedStores } from '../feed';
import type { FirstViews } from '../first-view';
import type { Stores as HistoryStores } from '../history';
import type { Stores as HomeStores } from '../home';
import type { Stores as IntegrationStores } from '../integration';
import type { Stores as PlacementStores, TermsStores } from '../placement';
import type { Brand } from '@clutchline/contract';
import type { ServerContext } from '../platform/context';
import type { Stores as PoolStores } from '../pools';
import type { Stores as RoundStores } from '../rounds';
import type { Stores as SeamlessStores } from '../seamless';
import type { Stores as SearchStores } from '../search';
import type { Stores as SpoilerStores } from '../spoilers';
import type { Stores as ViewStores } from '../views';

type Stores = AnalysisStores &
  AnnouncementStores &
  CalendarStores &
  CatalogueStores &
  ChessStores &
  ContentStores &
  FeedStores &
  HistoryStores &
  HomeStores &
  IntegrationStores &
  PlacementStores &
  PlayerStores &
  PoolStores &
  RoundStores &
  SeamlessStores &
  SearchStores &
  SpoilerStores &
  TermsStores &
  ViewStores;

export type Context = ServerContext<Stores>;

export interface HttpOptions {
  readonly context: Context;
  readonly replyTexts: EnvelopeTexts;
  /** Such as `https://host.example`. */
  readonly allowOrigins: readonly string[];
  /** `*` allows any. */
  readonly ownHosts: readonly string[];
  /** Trusted proxies. */
  readonly trustedHops: number;
  readonly region: RegionRules;
  readonly webFolder: string | null;
  /** Address of the standalone page for others, without a path at its end; null if it is unknown. */
  readonly publicUrl: string | null;
  /** P13; absent: pages are served as built. */
  readonly firstViews?: FirstViews | null;
  /** Of the push, for first views; absent: their clients begin with a snapshot. */
  readonly listCursor?: () => Cursor | null;
  /** DEMO-1. */
  readonly testStreamFile: string;
  /** Of the standalone page; null serves the default brand. */
  readonly brand: Brand | null;
  /** S-M8. */
  readonly hasHostPage: boolean;
  readonly rates: CallRates;
  readonly admission?: Admission;
  readonly connections?: Connections;
  readonly readReport: ReadReport;
  readonly reports: CallReports;
  readonly cspReports: CspReports;
}
