import type { Stores as AnnouncementStores } from '../announcements';
import type { IntegrationStore } from './integration-store';
import type { ReportingStore } from './reporting-store';
import type { Stores as HistoryStores } from '../history';
import type { ServerContext } from '../platform/context';
import type { Stores as PlayerStores } from '../players';

export interface Stores extends PlayerStores, HistoryStores, Pick<AnnouncementStores, 'announcements'> {
  readonly integration: IntegrationStore;
  readonly reporting: ReportingStore;
}

export type Context = ServerContext<Stores>;
