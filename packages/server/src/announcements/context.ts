import type { ServerContext } from '../platform/context';
import type { AnnouncementStore } from './announcement-store';

export interface Stores {
  readonly announcements: AnnouncementStore;
}

export type Context = ServerContext<Stores>;
