import type { ServerContext } from '../platform/context';
import type { CalendarStore } from './calendar-store';

export interface Stores {
  readonly calendars: CalendarStore;
}

export type Context = ServerContext<Stores>;
