import type { Stores as AnnouncementStores } from '../announcements';
import type { Stores as ContentStores } from '../content';
import type { ServerContext } from '../platform/context';
import type { HomeStore } from './home-store';

export interface Stores extends AnnouncementStores, ContentStores {
  readonly home: HomeStore;
}

export type Context = ServerContext<Stores>;
