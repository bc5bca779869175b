import {
  walletBalanceAnswer,
  walletBalanceBody,
  type WalletCallName,
  walletCreditBody,
  walletDebitBody,
  walletListAnswer,
  walletListBody,
  walletMoveAnswer,
  walletMovement,
  walletRollbackBody,
} from '../../operator/wallet-calls';
import { describeObject, type SchemaReference } from '../fields';

const ORDER_NO = '01KAMWD4M0S6ZJ3V8Q2T5X7Y9B';
const MONEY = {
  player_id: ["The operator's id of the player.", 'user-1024'],
  currency: ['Currency of the amount, ISO 4217.', 'CNY'],
  amount: ['Whole minor units as text, 1 or more.', '1000'],
} as const;
const BALANCE = ['Balance after it, minor units as text; also negative.', '49000'] as const;
const BET_ID = ['Order number of the bet; null: not of one bet.', ORDER_NO] as const;

export const WALLET_TEXTS: Readonly<
  Record<WalletCallName, { readonly summary: string; readonly description: string }>
> = {
  balance: {
    summary: 'Balance of a player',
    description: 'Read before the first bet of a player, so that the app shows it.',
  },
  debit: {
    summary: 'Take a stake or a payout back',
    description:
      'Moves money once per `transaction_id`. A debit whose rollback arrived before is declined. `declined` is final and moves nothing.',
  },
  credit: {
    summary: 'Pay a player',
    description:
      'Payouts and refunds, once per `transaction_id`; repeated until the answer is `done`. The bet may be unknown to the wallet.',
  },
  rollback: {
    summary: 'Undo a debit',
    description:
      'For a debit whose answer was not received; repeated until the answer is `done`. If the debit is unknown, the answer is `done`, and the debit is declined when it arrives.',
  },
  listMovements: {
    summary: 'List of movements',
    description: 'For `npm run reconcile`: debits and credits of a time that were done, in pages of at most 1,000.',
  },
};

export const WALLET_REFERENCES: readonly SchemaReference[] = [
  describeObject(walletBalanceBody, 'Whose balance.', { player_id: MONEY.player_id, currency: MONEY.currency }),
  describeObject(walletDebitBody, 'Money to take.', {
    transaction_id: ['Id of the movement; of a stake the order number of its bet.', ORDER_NO],
    ...MONEY,
    kind: ['`stake` of a bet, or `correction`: a payout is taken back.', 'stake'],
    bet_id: BET_ID,
  }),
  describeObject(walletCreditBody, 'Money to pay.', {
    transaction_id: ['Id of the movement.', '6f1c2d9e-5f0b-4b0e-9a53-0d1c7f6a2b11'],
    ...MONEY,
    bet_id: BET_ID,
  }),
  describeObject(walletRollbackBody, 'Debit to undo.', { transaction_id: ['Id of the debit.', ORDER_NO], ...MONEY }),
  describeObject(walletListBody, 'Which movements.', {
    from: ['First moment, ms since 1970.', 1_769_817_600_000],
    to: ['Moment after the last, ms since 1970.', 1_769_904_000_000],
    cursor: ['`next` of the page before.', 'next-2'],
  }),
  describeObject(walletBalanceAnswer, 'The balance.', {
    player_id: MONEY.player_id,
    balance: ['Minor units as text; also negative.', '50000'],
  }),
  describeObject(walletMoveAnswer, 'What was done.', {
    transaction_id: ['That of the request.', ORDER_NO],
    status: ['`done`, or `declined`: nothing was moved.', 'done'],
    balance: BALANCE,
  }),
  describeObject(walletMovement, 'A movement.', {
    transaction_id: ['Id of the movement.', ORDER_NO],
    kind: ['`debit` or `credit`.', 'debit'],
    status: ['`done` or `rolled_back`.', 'done'],
    ...MONEY,
  }),
  describeObject(walletListAnswer, 'A page of movements.', {
    items: 'The movements.',
    next: ['Cursor of the next page; null: the last page.', null],
  }),
];
