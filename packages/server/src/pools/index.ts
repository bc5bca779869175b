export { closePools, type CountedAgain, countEach } from './close-pools';
export type { Stores } from './context';
export { type PoolStore, type PoolTicketRecord, SIMULATED_SLOT, type StoredPoolCount } from './pool-store';
export { postPools } from './close-pools';
export { readPools } from './read-pools';
export { refreshPoolsOf, startPools } from './refresh-pool-odds';
export type { SwapStore } from './swap-store';
export { swapTeam } from './swap-team';
