/** What starts beside the first list, by one import. */
export { synchroniseSlip } from '../slip-memory/synchronise-slip';
export { startAccount } from './start-account';
export { startPrices } from './start-prices';
