import type { Stores as CatalogueStores } from '../catalogue';
import type { Stores as FeedStores } from '../feed';
import type { Stores as HistoryStores } from '../history';
import type { Stores as PlacementStores } from '../placement';
import type { ServerContext } from '../platform/context';
import type { Stores as PlayerStores } from '../players';
import type { Stores as PoolStores } from '../pools';

/** Of all calls. */
export type Stores = CatalogueStores & FeedStores & HistoryStores & PlacementStores & PlayerStores & PoolStores;

export type Context = ServerContext<Stores>;
