export { closePools } from './close-pools';
export type { Stores } from './context';
export { type PoolStore, SIMULATED_SLOT } from './pool-store';
export { postPools } from './close-pools';
export { readPools } from './read-pools';
export { startPools } from './refresh-pool-odds';
export type { SwapStore } from './swap-store';
export { swapTeam } from './swap-team';
