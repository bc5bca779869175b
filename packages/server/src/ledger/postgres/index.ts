export { reportedBalances } from '../postgres-wallet-store';
