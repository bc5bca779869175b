import type { ServerContext } from '../platform/context';
import type { BetStore } from './bet-store';

export interface Stores {
  readonly bets: BetStore;
}

export type Context = ServerContext<Stores>;
