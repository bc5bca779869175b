export type { Stores } from './context';
export { placeThroughOperator, readPlacementThroughOperator } from './place-through-operator';
export { type Reconciliation, reconcileDay } from './reconcile';
export type { SeamlessStore } from './seamless-store';
export { startDeliveries } from './start-deliveries';
export { openWalletClient, type WalletClient, type WalletConfig } from './wallet-client';
