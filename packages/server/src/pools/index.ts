export { closePools } from './close-pools';
export type { Stores } from './context';
export type { PoolStore } from './pool-store';
export { postPools } from './post-pools';
export { readPools } from './read-pools';
export { startPools } from './start-pools';
export type { SwapStore } from './swap-store';
export { swapTeam } from './swap-team';
