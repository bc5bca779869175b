import { minted, OPEN, ownerOf, tamperings, transactionOf, WON } from './tampering';

const addDebit = (order: string, state: string): string => `do $do$ begin
  insert into wallet_debits (order_no, account_id, currency_id, amount, state, fund_id, end_id, ended_at)
  select order_no, account_id, currency_id, stake, '${state}', stake_transaction_id,
    case '${state}' when 'sent' then null else stake_transaction_id end, case '${state}' when 'sent' then null else now() end
  from bets where order_no = ${order};
end $do$`;

const addCredit = (order: string, outcome: string): string => `do $do$ begin
  insert into wallet_deliveries (movement_id, kind, account_id, currency_id, order_no, amount, transaction_id, outcome, end_id,
    ended_at)
  select 'forged', 'credit', account_id, currency_id, order_no, payout, ${transactionOf(order, 'settlement')}, ${outcome},
    case when ${outcome} is not null then ${transactionOf(order, 'settlement')} end, case when ${outcome} is not null then now() end
  from bets where order_no = ${order};
end $do$`;

export const OPERATOR_WALLET = tamperings([
  ['debit that was never sent', 'I11', addDebit(OPEN, 'sent')],
  ['debit that was never taken', 'I11', addDebit(OPEN, 'taken')],
  ['debit that is not rolled back', 'I11', addDebit(OPEN, 'unknown')],
  ['credit that nothing paid', 'I11', addCredit(WON, 'null::text')],
  ['credit that was never delivered', 'I11', addCredit(WON, "'done'::text")],
  [
    'wallet turned into one of the operator',
    'I11',
    `update wallets set is_seamless = true where account_id = ${ownerOf(OPEN)}`,
  ],
  ['money minted as funds of a stake', 'I11', minted('wallet-fund', 'null', ownerOf(OPEN), 'operator:awaiting')],
]);
