import type { OutboxStore } from '../bus';
import type { ServerContext } from '../platform/context';
import type { AnnouncementStore } from './announcement-store';

export interface Stores {
  readonly announcements: AnnouncementStore;
  readonly outbox: OutboxStore;
}

export type Context = ServerContext<Stores>;
