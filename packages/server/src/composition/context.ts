import type { ServerContext } from '../platform/context';
import type { Stores } from './stores';

/** With all stores. */
export type Context = ServerContext<Stores>;
