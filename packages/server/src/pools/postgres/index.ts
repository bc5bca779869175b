export { lastCounts as lastPoolCounts } from '../postgres-pool-counts';
export { poolTickets } from '../postgres-pool-store';
