import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { columnTypes } from '../../src/database/column-types';
import { LEDGER_CHECKS, verifyLedger } from '../../src/ledger/verification/verify-ledger';
import type { LedgerInvariant } from '../../src/ledger/wallet-store';
import { settlePlays } from '../../src/settlement/settle-plays';
import { fillBooks, kyselyOf, tamperedWith } from '@clutchline/test-support/server/test-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
let client: pg.Client;
beforeAll(async () => {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl, types: columnTypes() });
  await client.connect();
  await fillBooks(context);
});
afterAll(async () => {
  await client.end();
  await context.close();
});

const faults = async (): Promise<string[]> =>
  (await verifyLedger(kyselyOf(client))).map(({ invariant, detail }) => `${invariant} ${detail}`);

const one = (which: string): string => `(select min(order_no) from bets where ${which})`;
const SETTLED = one("revision = 1 and prize_status = 1 and kind = 'single'");
const OPEN = one('settle_time is null and receive_status = 0 and held_until is null');
const HELD = one('receive_status = 1');
const REJECTED = one('receive_status = 2');
const CORRECTED = one('revision = 2');
const SWAPPED = one('swapped_to is not null');
const TRANSACTION_OF = (order: string, kind: string): string =>
  `(select min(id) from ledger_transactions where order_no = ${order} and kind = '${kind}')`;
const AGAIN = (order: string, kind: string): string => `
  insert into ledger_transactions (id, kind, order_no, at) values (900000, '${kind}', ${order}, 0);
  insert into ledger_entries select 900000, account, currency_id, amount from ledger_entries
    where transaction_id = ${TRANSACTION_OF(order, kind)};`;

const DAMAGES: readonly (readonly [LedgerInvariant, string, string])[] = [
  ['I1', 'does not add up to 0', "update ledger_entries set amount = amount + 1 where account = 'house:result'"],
  ['I1', 'without entries', `delete from ledger_entries where transaction_id = ${TRANSACTION_OF(OPEN, 'stake')}`],
  ['I1', 'without their transaction', `delete from ledger_transactions where id = ${TRANSACTION_OF(OPEN, 'stake')}`],
  [
    'I2',
    'wallet is not the sum',
    'update wallets set balance = balance + 1 where account_id = (select min(account_id) from wallets)',
  ],
  ['I2', 'wallet is not the sum', 'delete from wallets where debt = 0'],
  ['I2', 'wallet is not the sum', 'update wallets set currency_id = 9'],
  ['I2', 'debt is not', 'update wallets set debt = debt + 1 where debt > 0'],
  ['I2', 'debt is not', 'update wallets set debt = 5 where debt = 0'],
  ['I3', 'without exactly one debit', `update bets set stake = stake + 1 where order_no = ${OPEN}`],
  ['I3', 'without exactly one debit', AGAIN(OPEN, 'stake')],
  ['I3', 'without exactly one debit', `update bets set stake_transaction_id = 900000 where order_no = ${OPEN}`],
  ['I3', 'debit without its bet', `delete from bets where order_no = ${OPEN}`],
  ['I3', 'stake of an open bet', `update bets set receive_status = 1, held_until = 1 where order_no = ${OPEN}`],
  ['I3', 'stake of an open bet', AGAIN(one('held_until is not null and receive_status = 0'), 'confirm')],
  ['I3', 'house account does not hold', `update bets set settle_time = 1, payout = stake where order_no = ${OPEN}`],
  ['I3', 'accepted in an answer', `delete from bets where order_no = ${HELD}`],
  ['I4', 'moved something other', `update bets set payout = payout + 1 where order_no = ${SETTLED}`],
  ['I4', 'moved something other', AGAIN(SETTLED, 'settlement')],
  ['I4', 'moved something other', AGAIN(REJECTED, 'reject')],
  ['I4', 'moved something other', AGAIN(SWAPPED, 'swap')],
  ['I4', 'missing, duplicated', 'delete from settlements'],
  ['I4', 'missing, duplicated', `update settlements set revision = 3 where revision = 2 and order_no = ${CORRECTED}`],
  ['I4', 'missing, duplicated', `update settlements set payout = payout + 1 where order_no = ${SETTLED}`],
  ['I4', 'did not pay it', `update settlements set payout = payout + 1 where order_no = ${SETTLED}`],
  [
    'I4',
    'did not pay it',
    `update ledger_entries set amount = amount - 1 where account = 'house:stakes'
     and transaction_id = ${TRANSACTION_OF(SETTLED, 'settlement')}`,
  ],
  [
    'I4',
    'reversal that is not',
    `update ledger_entries set amount = amount + case when account like 'house:%' then 1 else -1 end
     where transaction_id = ${TRANSACTION_OF(CORRECTED, 'reversal')} and account <> 'house:stakes'`,
  ],
  ['I4', 'settlement that is not recorded', AGAIN(SETTLED, 'settlement')],
  ['I4', 'settlement that is not recorded', AGAIN(CORRECTED, 'reversal')],
  [
    'I4',
    'settlement without its',
    `delete from ledger_transactions where id = ${TRANSACTION_OF(CORRECTED, 'reversal')}`,
  ],
  ['I4', 'not the sum of its tickets', 'update pool_totals set stakes = stakes + 1'],
  ['I4', 'not the sum of its tickets', 'update pool_totals set tickets = tickets + 1'],
  ['I4', 'not the sum of its tickets', 'delete from pool_totals'],
  ['I4', 'paid but not empty', 'update pool_closings set takeout_amount = takeout_amount + 1, gross = gross + 1'],
  ['I4', 'house:pool does not hold', "update ledger_entries set amount = amount + 1 where account = 'house:pool'"],
  [
    'I4',
    'pool that is not recorded',
    "insert into ledger_transactions (id, kind, order_no, at) values (900000, 'pool-close', null, 0)",
  ],
  ['I5', 'ledger does not match its state', `update bets set held_until = 5 where order_no = ${OPEN}`],
  ['I5', 'ledger does not match its state', AGAIN(HELD, 'stake')],
  ['I5', 'ledger does not match its state', `delete from ledger_transactions where order_no = ${HELD}`],
  ['I5', 'an unknown state', `update bets set is_cancel = 1 where order_no = ${OPEN}`],
  ['I5', 'an unknown state', `update bets set prize_status = 0 where order_no = ${SETTLED}`],
  ['I5', 'before all its legs', `update bet_legs set decision = 0, outcome = 'pending' where order_no = ${SETTLED}`],
  ['I5', 'whose successor does not match', `update bets set stake = stake + 1 where order_no = ${SWAPPED}`],
  ['I5', 'whose successor does not match', `update bets set swapped_from = null where swapped_from is not null`],
  ['I6', 'never had', 'update bet_legs set version = 99'],
  ['I6', 'never had', `update bet_legs set odd = odd + 1 where order_no = ${OPEN}`],
  [
    'I6',
    'at several prices',
    'update bet_legs set odd = odd + 1 where ctid = (select min(ctid) from bet_legs where point_id = 100101)',
  ],
  [
    'I6',
    'did not allow',
    "update bet_legs set odd = odd - 1 where order_no in (select order_no from bets where accept = 'better')",
  ],
  ['I6', 'did not allow', `update bet_legs set odd = odd + 1 where order_no = ${SETTLED}`],
  [
    'I7',
    'accepted after its play was closed',
    'update plays set closed_xid = (select min(xid) from ledger_transactions)',
  ],
  ['I7', 'open but was closed', "update plays set closed_xid = '7' where status = 1"],
  ['R30', 'does not match the data it covers', 'update ledger_entries set currency_id = 2'],
];

describe('verify-ledger', () => {
  it('R4 finds nothing in books with everything in them, and they have everything', async () => {
    expect(await faults()).toEqual([]);
    const { rows } = await client.query<{ has: string[] }>(`
      select array_agg(distinct kind order by kind) as has from ledger_transactions`);
    expect(rows[0]?.has).toEqual([
      'confirm',
      'demo-credit',
      'pool-close',
      'reject',
      'reversal',
      'settlement',
      'stake',
      'swap',
    ]);
    const { rows: more } = await client.query(`
      select (select count(*) from bets where receive_status = 1) > 0 as held, sum(debt) > 0 as debts,
        (select count(distinct currency_id) from ledger_entries) > 1 as currencies,
        (select count(*) from plays where closed_xid is not null) > 0 as closes,
        current_setting('track_commit_timestamp') as commits from wallets`);
    expect(more).toEqual([{ held: true, debts: true, currencies: true, closes: true, commits: 'on' }]);
  });

  it.each(DAMAGES)('R4 finds a broken %s (%s): %s', async (invariant, text, statement) => {
    const found = await tamperedWith(client, () => client.query(statement), faults);
    expect(found.filter((fault) => fault.startsWith(`${invariant} `) && fault.includes(text))).not.toEqual([]);
  });

  it('R4 every check of the ledger is bitten by one of these; tampering.test.ts has the others', () => {
    const untested = LEDGER_CHECKS.filter(
      ({ invariant, description: text }) => !DAMAGES.some(([id, part]) => id === invariant && text.includes(part)),
    );
    expect(untested.map(({ description: text }) => text)).toEqual([]);
  });

  it('R4 stays clean over what is still to come', async () => {
    await settlePlays(context);
    expect(await faults()).toEqual([]);
  });
});
