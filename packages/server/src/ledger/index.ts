export {
  HOUSE_BREAKAGE,
  HOUSE_CARDS,
  HOUSE_DEMO_CREDIT,
  HOUSE_PENDING,
  HOUSE_POOL,
  HOUSE_RESULT,
  HOUSE_STAKES,
  HOUSE_TAKEOUT,
  OPERATOR_AWAITING,
  OPERATOR_CLEARING,
  OPERATOR_PAYABLE,
  debtAccount,
  entriesOf,
  playerAccount,
} from './ledger-accounts';
export type { SealStore } from './seal-store';
export { startSeals } from './seal-ledger';
export { type LedgerAudit, type LoggedHead, auditLedger } from './verification/audit-ledger';
export type { LedgerInvariant, LedgerTransaction, Wallet, WalletStore } from './wallet-store';
