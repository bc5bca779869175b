import type { WalletAnswer, WalletBody, WalletCallName } from '@clutchline/contract/operator';

/** `unknown`: whether the wallet has done it is not known. */
export type WalletReply<Answer> =
  { readonly kind: 'answered'; readonly answer: Answer } | { readonly kind: 'unknown'; readonly reason: string };

/** Wallet of the operator, which has the balances of the players. */
export interface OperatorWallet {
  /** Whether the caller may place bets. While the wallet does not answer, one caller every 2 s may, as a probe. */
  acquirePermission(): boolean;
  /** Never rejects. */
  call<Name extends WalletCallName>(name: Name, body: WalletBody<Name>): Promise<WalletReply<WalletAnswer<Name>>>;
}
