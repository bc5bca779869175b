import type { ServerContext } from '../platform/context';
import type { Stores } from './stores';

export type Context = ServerContext<Stores>;
