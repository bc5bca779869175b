import * as z from 'zod/mini';

import { currencyCode, minorAmount, operatorPlayerId, signedAmount, text } from './values';

/** Id of a movement in the wallet of the operator; the same on every repetition. */
const movementId = text(64);
const money = { player_id: operatorPlayerId, currency: currencyCode, amount: minorAmount };

export const walletBalanceBody = z.strictObject({ player_id: operatorPlayerId, currency: currencyCode });

export const walletDebitBody = z.strictObject({
  transaction_id: movementId,
  ...money,
  /** `correction`: a payout is taken back; if the wallet declines, the player owes it. */
  kind: z.enum(['stake', 'correction']),
  bet_id: z.nullable(movementId),
});

export const walletCreditBody = z.strictObject({
  transaction_id: movementId,
  ...money,
  /** Null: not of one bet. */
  bet_id: z.nullable(movementId),
});

export const walletRollbackBody = z.strictObject({
  /** Of the debit. */
  transaction_id: movementId,
  ...money,
});

/** Real time, ms since 1970, `to` excluded. */
export const walletListBody = z.strictObject({
  from: z.int(),
  to: z.int(),
  cursor: z.optional(text(200)),
});

export const walletBalanceAnswer = z.object({ player_id: operatorPlayerId, balance: signedAmount });

export const walletMoveAnswer = z.object({
  transaction_id: movementId,
  status: z.enum(['done', 'declined']),
  /** After the movement. */
  balance: signedAmount,
});

export const walletMovement = z.object({
  transaction_id: movementId,
  kind: z.enum(['debit', 'credit']),
  status: z.enum(['done', 'rolled_back']),
  ...money,
});

export const walletListAnswer = z.object({
  items: z.array(walletMovement).check(z.maxLength(1_000)),
  next: z.nullable(text(200)),
});

/** Calls of the server to the wallet of the operator: POST, signed like calls of the operator API. */
export const WALLET_CALLS = {
  balance: { path: '/balance', body: walletBalanceBody, answer: walletBalanceAnswer },
  debit: { path: '/debit', body: walletDebitBody, answer: walletMoveAnswer },
  credit: { path: '/credit', body: walletCreditBody, answer: walletMoveAnswer },
  rollback: { path: '/rollback', body: walletRollbackBody, answer: walletMoveAnswer },
  listMovements: { path: '/transactions', body: walletListBody, answer: walletListAnswer },
} as const;

export type WalletCallName = keyof typeof WALLET_CALLS;
export type WalletBody<Name extends WalletCallName> = z.infer<(typeof WALLET_CALLS)[Name]['body']>;
export type WalletAnswer<Name extends WalletCallName> = z.infer<(typeof WALLET_CALLS)[Name]['answer']>;
export type WalletMovement = z.infer<typeof walletMovement>;
