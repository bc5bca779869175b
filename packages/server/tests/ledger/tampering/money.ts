import {
  CORRECTED,
  HELD,
  LOST,
  minted,
  OPEN,
  OPEN_PARLAY,
  ownerOf,
  POOLED,
  raised,
  SWAPPED,
  tamperings,
  transactionOf,
  WON,
} from './tampering';

const WINNER = ownerOf(WON);
const CREDIT = `(select transaction_id from demo_credits where account_id = ${WINNER})`;
const PAID = transactionOf(WON, 'settlement');
const ONE = (table: string, order = 'ctid'): string => `(select ctid from ${table} order by ${order} limit 1)`;

export const MONEY = tamperings([
  ['wallet raised', 'I2', `update wallets set balance = balance + 100 where account_id = ${WINNER}`],
  [
    'money moved from one wallet to another',
    'I2',
    `update wallets set balance = balance + case account_id when ${WINNER} then 1 else -1 end
     where account_id in (${WINNER}, (select max(account_id) from wallets where currency_id = 1 and balance > 0))`,
  ],
  ['wallet deleted', 'I2', `delete from wallets where account_id = ${WINNER}`],
  ['wallet in another currency', 'I2', `update wallets set currency_id = 3 where account_id = ${WINNER}`],
  ['debt forgiven', 'I2', 'update wallets set debt = 0 where debt > 0'],
  [
    'debt forgiven in wallet and ledger, at the cost of the house',
    'R30',
    `update ledger_entries set account = 'house:demo-credit' where account like 'debt:%'; update wallets set debt = 0`,
  ],
  ['second demo credit, balanced and in the wallet', 'I1', minted('demo-credit', 'null', WINNER, 'house:demo-credit')],
  ['adjustment that is not recorded', 'I1', minted('adjustment', 'null', WINNER, 'house:adjustment')],
  [
    'adjustment that two persons have not approved',
    'I1',
    `${minted('adjustment', 'null', WINNER, 'house:adjustment')}
     insert into player_adjustments select 900000, account_id, currency_id, 100000, 900000, 0 from wallets where account_id = ${WINNER}`,
  ],
  [
    'approval of an adjustment changed to one person',
    'I1',
    'update desk_proposals set decided_person = proposed_person',
  ],
  [
    'deposit without a transfer, balanced and in the wallet',
    'I1',
    minted('deposit', 'null', WINNER, 'operator:clearing'),
  ],
  [
    'second demo credit with its record put in the place of the first',
    'I1',
    `${minted('demo-credit', 'null', WINNER, 'house:demo-credit')}
     update demo_credits set transaction_id = 900000 where account_id = ${WINNER}`,
  ],
  ['demo credit raised with the wallet', 'R30', raised(CREDIT, WINNER, 'house:demo-credit')],
  ['record of a demo credit deleted', 'I1', `delete from demo_credits where account_id = ${WINNER}`],
  ['money minted as a settlement', 'I4', minted('settlement', WON, WINNER, 'house:result')],
  ['money minted as a closed pool', 'I1', minted('pool-close', 'null', WINNER, 'house:pool')],
  ['money minted as a confirmation', 'I1', minted('confirm', OPEN, WINNER, 'house:result')],
  ['money minted as a rejection', 'I5', minted('reject', OPEN, ownerOf(OPEN), 'house:pending')],
  ['money minted as a reversal', 'I4', minted('reversal', WON, WINNER, 'house:result')],
  ['money minted as a swap', 'I5', minted('swap', SWAPPED, ownerOf(SWAPPED), 'house:stakes')],
  ['stake given back in ledger and wallet', 'R30', raised(transactionOf(OPEN, 'stake'), ownerOf(OPEN), 'house:stakes')],
  ['payout raised in the ledger and the wallet', 'I4', raised(PAID, WINNER, 'house:result')],
  [
    'payout raised in ledger, wallet, bet and settlement',
    'R30',
    `${raised(PAID, WINNER, 'house:result')}
     update settlements set payout = payout + 500 where order_no = ${WON};
     update bets set payout = payout + 500 where order_no = ${WON}`,
  ],
  [
    'payout paid to another player',
    'R30',
    `update ledger_entries set account = 'player:' || (select max(account_id) from wallets where currency_id = 1)
     where transaction_id = ${PAID} and account like 'player:%'`,
  ],
  ['entry deleted', 'I1', `delete from ledger_entries where ctid = ${ONE('ledger_entries')}`],
  [
    'transaction deleted with its entries and the wallet adjusted',
    'R30',
    `delete from ledger_entries where transaction_id = ${CREDIT};
     delete from ledger_transactions where id = ${CREDIT};
     update wallets set balance = (
       select coalesce(sum(amount), 0) from ledger_entries where account = 'player:' || account_id) where account_id = ${WINNER}`,
  ],
  [
    'transaction of the past put in, balanced among accounts of the house',
    'R30',
    `insert into ledger_transactions (id, kind, order_no, at, xid)
       select 900000, 'pool-close', null, at, xid from ledger_transactions where id = ${CREDIT};
     insert into ledger_entries values (900000, 'house:pool', 1, 5), (900000, 'house:breakage', 1, -5)`,
  ],
  ['kind of a transaction', 'R30', `update ledger_transactions set kind = 'reversal' where id = ${PAID}`],
  ['business time of a transaction', 'R30', `update ledger_transactions set at = at - 1 where id = ${PAID}`],
  [
    'real time of a transaction',
    'R30',
    `update ledger_transactions set written_at = written_at + interval '1 s' where id = ${PAID}`,
  ],
  ['order number of a transaction', 'R30', `update ledger_transactions set order_no = ${LOST} where id = ${PAID}`],
  [
    'two transactions change places',
    'R30',
    `update ledger_transactions set id = ${CREDIT} + ${PAID} - id where id in (${CREDIT}, ${PAID})`,
  ],
  [
    'transaction moved behind the seals',
    'R30',
    `update ledger_transactions set xid = (select max(last_xid) from ledger_seals) where id = ${PAID}`,
  ],
  ['currency of entries', 'R30', `update ledger_entries set currency_id = 9 where transaction_id = ${PAID}`],
  [
    'correction taken back in everything: bet, settlement, ledger and wallet',
    'R30',
    `with gone as (select id from ledger_transactions where order_no = ${CORRECTED}
       and (kind = 'reversal' or id = ${transactionOf(CORRECTED, 'settlement')})),
     wallet as (update wallets w set balance = balance - (
         select sum(amount) from ledger_entries e where e.account = 'player:' || w.account_id
         and e.transaction_id in (select id from gone)) where account_id = ${ownerOf(CORRECTED)}),
     entries as (delete from ledger_entries where transaction_id in (select id from gone)),
     last as (delete from settlements where order_no = ${CORRECTED} and revision = 2),
     bet as (update bets b set revision = 1, payout = s.payout, settlement_odds = s.settlement_odds, settle_time = s.at,
         is_cancel = s.is_cancel, prize_status = s.prize_status
       from settlements s where b.order_no = ${CORRECTED} and s.order_no = b.order_no and s.revision = 1)
     delete from ledger_transactions where id in (select id from gone)`,
  ],
  ['liability of an outcome lowered', 'I3', 'update exposures set amount = amount - 1 where amount > 0'],
  ['liability wiped', 'I3', 'delete from exposures'],
  ['total of a pool', 'I4', 'update pool_totals set stakes = stakes + 1'],
  ['takeout of a counted pool', 'R41', 'update pool_closings set takeout = takeout + 10'],
  ['tickets of a counted pool', 'R41', 'update pool_closings set tickets = tickets + 1'],
  ['close of a pool no longer names its transaction', 'I4', 'update pool_closings set transaction_id = null'],
  ['dividend of a pool', 'R41', 'update pool_dividends set odds = odds + 100'],
  ['stakes behind a dividend', 'R41', 'update pool_dividends set stakes = stakes + 100'],
  ['count of a pool deleted', 'R41', 'delete from pool_dividends; delete from pool_closings'],
  [
    'paid odds of a ticket of a pool',
    'R41',
    `update bet_legs set closing_odd = closing_odd + 1 where order_no = ${POOLED}`,
  ],
  ['held stake counted as an accepted one', 'I3', `update bets set receive_status = 0 where order_no = ${HELD}`],
  [
    'open bet ended by hand',
    'I3',
    `update bets set settle_time = 1, payout = stake, revision = 1, is_cancel = 1 where order_no = ${OPEN_PARLAY}`,
  ],
]);
