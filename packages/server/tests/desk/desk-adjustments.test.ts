import { randomUUID } from 'node:crypto';

import { refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { kyselyOf, tamperedWith } from '@clutchline/test-support/server/test-books';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { ALL_CHECKS, verifyLedger } from '../../src/ledger/verification/verify-ledger';
import { limitsOf } from '../../src/placement';
import {
  approve,
  approveAs,
  openTwoPersons,
  problemOf,
  proposeAs,
  seenIn,
  stepUp,
  type TwoPersons,
} from './open-desk-books';
import type { TestOperator } from './open-test-desk';

type Info = Awaited<ReturnType<TestContext['player']>>;

let books: TwoPersons;
let ann: TestOperator;
let bob: TestOperator;
let owner: pg.Client;
beforeAll(async () => {
  books = await openTwoPersons('support');
  ({ ann, bob } = books);
  owner = new pg.Client({ connectionString: books.context.databaseUrl });
  await owner.connect();
  await ingestFeedEvents(books.context, matchEvents(1));
});
afterAll(async () => {
  await owner.end();
  await books.close();
});

const query = <Row extends object>(text: string, ...values: unknown[]) =>
  ask<Row & Record<string, unknown>>(books.context.databaseUrl, text, values);
const idOf = async ({ caller: { accountId } }: Info): Promise<string> =>
  (await query<{ player_id: string }>('select player_id from accounts where id = $1', accountId))[0]?.player_id ?? '';
const balanceOf = async ({ caller: { accountId } }: Info) =>
  (await books.context.stores.wallets.read(accountId))?.balance;
const adjust = (player_id: string, amount: string, currency_id = 1) => ({
  ...{ kind: 'adjust', payload: { player_id, amount, currency_id } },
});
const faults = () => verifyLedger(kyselyOf(owner), ALL_CHECKS);

describe('an adjustment by two persons', () => {
  it('DESK-20 moves money between the player and the house once, with both names and sound books', async () => {
    const info = await books.context.player('100');
    const player_id = await idOf(info);
    const proposed = await proposeAs(ann, adjust(player_id, '2550'));
    expect(proposed.data['preview']).toMatchObject({
      player_id,
      amount: '2550',
      balance: '10000',
      balance_after: '12550',
    });
    const seen = seenIn(proposed);
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    expect(await balanceOf(info)).toBe(10_000n);
    await stepUp(bob);
    const answers = await Promise.all([approve(bob, seen), approve(bob, seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balanceOf(info)).toBe(12_550n);
    expect(
      await query(
        `select e.account, e.amount::text from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         where t.kind = 'adjustment' order by e.amount`,
      ),
    ).toEqual([
      { account: 'house:adjustment', amount: '-2550' },
      { account: `player:${info.caller.accountId}`, amount: '2550' },
    ]);
    expect(
      await query('select action, result from operator_actions where subject = $1 order by id', `player:${player_id}`),
    ).toEqual([{ action: 'adjust', result: 'done' }]);
    // The reversal.
    await approveAs(bob, seenIn(await proposeAs(ann, adjust(player_id, '-2550'))));
    expect(await balanceOf(info)).toBe(10_000n);
    expect(await faults()).toEqual([]);
  });

  it('bad-input 308 DESK-20 0, below zero, another currency, too much and an unknown player are refused; a request counts once', async () => {
    const info = await books.context.player('100');
    const player_id = await idOf(info);
    const over = (limitsOf(1).payout + 1n).toString();
    for (const [payload, expected] of [
      [adjust(player_id, '0'), [400, 'invalid']],
      [adjust(player_id, '-0'), [400, 'invalid']],
      [adjust(player_id, '1.5'), [400, 'invalid']],
      [adjust(player_id, '1e3'), [400, 'invalid']],
      [adjust(player_id, '-10001'), [409, 'balance-too-low']],
      [adjust(player_id, '100', 3), [409, 'other-currency']],
      [adjust(player_id, over), [409, 'over-limit']],
      [adjust(player_id, `-${over}`), [409, 'over-limit']],
      [adjust(player_id, (limitsOf(1).payout * 1_000_000n).toString()), [409, 'over-limit']],
      [adjust(randomUUID(), '100'), [404, 'unknown-player']],
    ] as const)
      expect([payload.payload.amount, problemOf(await proposeAs(ann, payload))]).toEqual([
        payload.payload.amount,
        expected,
      ]);
    const request = { request_id: randomUUID(), reason: 'goodwill', ...adjust(player_id, '100') };
    await stepUp(ann);
    expect(await ann.client.call('propose', request)).toMatchObject({ status: 200 });
    expect(problemOf(await ann.client.call('propose', request))).toEqual([409, 'repeated']);
    expect(
      await query('select count(*)::integer as n from desk_proposals where payload->>$1 = $2', 'player_id', player_id),
    ).toEqual([{ n: 1 }]);
  });

  it('bad-input 308 DESK-20 money that was spent since the proposal is not taken: debt is never made', async () => {
    const info = await books.context.player('100');
    const player_id = await idOf(info);
    const [first, second] = [
      seenIn(await proposeAs(ann, adjust(player_id, '-10000'))),
      seenIn(await proposeAs(ann, adjust(player_id, '-1'))),
    ];
    expect(await approveAs(bob, first)).toMatchObject({ status: 200 });
    expect(problemOf(await approveAs(bob, second))).toEqual([409, 'balance-too-low']);
    expect(
      await query('select balance::text, debt::text from wallets where account_id = $1', info.caller.accountId),
    ).toEqual([{ balance: '0', debt: '0' }]);
  });

  it('bad-input 308 DESK-20 of two adjustments that meet at the wallet, the one without cover is refused', async () => {
    const info = await books.context.player('100');
    const player_id = await idOf(info);
    const seen = [
      seenIn(await proposeAs(ann, adjust(player_id, '-10000'))),
      seenIn(await proposeAs(ann, adjust(player_id, '-10000'))),
    ];
    await stepUp(bob);
    await owner.query('begin');
    await owner.query('select from wallets where account_id = $1 for update', [info.caller.accountId]);
    const approvals = Promise.all(seen.map((each) => approve(bob, each)));
    const isWaiting = "query like '%adjust_wallet%' and wait_event_type = 'Lock'";
    await expect.poll(() => query(`select from pg_stat_activity where ${isWaiting}`)).toHaveLength(2);
    await owner.query('commit');
    const answers = await approvals;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(problemOf)).toContainEqual([409, 'balance-too-low']);
    expect(await balanceOf(info)).toBe(0n);
    expect(await faults()).toEqual([]);
  });

  it('DESK-20 DESK-6 the role of the desk moves no money without the approval of two persons', async () => {
    const as = (text: string) => query(`set role clutchline_desk; ${text}`);
    await expect(as('update wallets set balance = balance + 1')).rejects.toThrow('permission denied');
    await expect(as("insert into ledger_transactions (kind, at) values ('adjustment', 1)")).rejects.toThrow(
      'permission denied',
    );
    const seen = seenIn(await proposeAs(ann, adjust(await idOf(await books.context.player('100')), '1')));
    await expect(as(`select adjust_wallet(${seen.proposal_id}, 1)`)).rejects.toThrow('query returned no rows');
    const done =
      (await query<{ proposal_id: string }>('select proposal_id from player_adjustments limit 1'))[0]?.proposal_id ??
      '';
    await expect(as(`select adjust_wallet(${done}, 1)`)).rejects.toThrow('query returned no rows');
  });

  it.each([
    ['an amount', 'update player_adjustments set amount = amount + 1'],
    ['a missing record', 'delete from player_adjustments'],
    ['one person', "update desk_proposals set decided_person = proposed_person where state = 'done'"],
    ['an approval for another amount', `update desk_proposals set payload = jsonb_set(payload, '{amount}', '"7"')`],
  ])('I1 verify-ledger finds %s that was changed', async (_name, statement) => {
    const found = await tamperedWith(
      owner,
      async () => {
        await owner.query('alter table player_adjustments drop constraint player_adjustments_pkey cascade');
        await owner.query('alter table desk_proposals drop constraint two_persons');
        await owner.query(statement);
      },
      faults,
    );
    expect(found.filter(({ detail }) => detail.startsWith('adjustment'))).not.toEqual([]);
  });
});

describe('the end of a freeze', () => {
  const freeze = async (info: Info) => {
    const player_id = await idOf(info);
    await ann.client.call('freeze', { request_id: randomUUID(), reason: 'account taken over', player_id });
    return { kind: 'unfreeze', payload: { player_id } };
  };
  const refusal = async (info: Info) =>
    (await refusalOf(books.context, singleRequest({ gameId: 1 }, '5'), info))?.refusal ?? null;

  it('DESK-20 two persons end it, and the player bets again', async () => {
    const info = await books.context.player('100');
    const unfreeze = await freeze(info);
    expect(await refusal(info)).toBe('excluded');
    const seen = seenIn(await proposeAs(ann, unfreeze));
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    expect(await approveAs(bob, seen)).toMatchObject({ status: 200, data: { state: 'done' } });
    expect(await refusal(info)).toBeNull();
    expect(problemOf(await proposeAs(ann, unfreeze))).toEqual([409, 'not-frozen']);
    expect(await faults()).toEqual([]);
  });

  it('bad-input 307 DESK-20 it ends no break of the player, and no kind of proposal changes an own limit', async () => {
    const info = await books.context.player('100');
    await query(
      "insert into player_breaks (account_id, kind, until) values ($1, 'exclusion', $2)",
      info.caller.accountId,
      books.context.clock.now() + 1_000_000,
    );
    await approveAs(bob, seenIn(await proposeAs(ann, await freeze(info))));
    expect(await refusal(info)).toBe('excluded');
    const payload = { player_id: await idOf(info) };
    for (const kind of ['end_break', 'own_limit', 'set_player_limit'])
      expect(problemOf(await proposeAs(bob, { kind, payload }))).toEqual([400, 'invalid']);
  });
});
