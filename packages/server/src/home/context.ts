import type { Stores as AnnouncementStores } from '../announcements';
import type { Stores as ContentStores } from '../content';
import type { ServerContext } from '../platform/context';
import type { HomeStore } from './home-store';
import type { PinStore } from './pin-store';

export interface Stores extends AnnouncementStores, ContentStores {
  readonly home: HomeStore;
  readonly pins: PinStore;
}

export type Context = ServerContext<Stores>;
