import { randomUUID } from 'node:crypto';

import { DESK_CALLS, type DeskAnswer } from '@clutchline/contract/desk';
import { placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, playFor } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { fillBooks } from '@clutchline/test-support/server/test-books';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { publishPriceList } from '../../src/chess';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { setPlayerLimit, startBreak } from '../../src/placement';
import { openTwoPersons, problemOf, type TwoPersons } from './open-desk-books';
import type { TestOperator } from './open-test-desk';

type Info = Awaited<ReturnType<TestContext['player']>>;

let books: TwoPersons;
let ann: TestOperator;
beforeAll(async () => {
  books = await openTwoPersons('support');
  ({ ann } = books);
  await fillBooks(books.context);
  await publishPriceList(books.context);
  await ingestFeedEvents(books.context, matchEvents(50, { startTime: NOW + 9 * 86_400_000 }));
});
afterAll(() => books.close());

const query = <Row extends object>(text: string, ...values: unknown[]) =>
  ask<Row & Record<string, unknown>>(books.context.databaseUrl, text, values);
const idOf = async ({ caller: { accountId } }: Info): Promise<string> =>
  (await query<{ player_id: string }>('select player_id from accounts where id = $1', accountId))[0]?.player_id ?? '';
const request = (player_id: string, reason = 'asked by the player') => ({
  ...{ request_id: randomUUID(), reason, player_id },
});
async function playerOf(player_id: string): Promise<DeskAnswer<'player'>> {
  const { status, data } = await ann.client.call('player', { player_id });
  expect(status).toBe(200);
  return z.parse(DESK_CALLS.player.answer, data);
}
const refusal = async (info: Info) =>
  (await refusalOf(books.context, singleRequest({ gameId: 50 }, '5'), info))?.refusal ?? null;

describe('a player', () => {
  it('DESK-20 is found by id, begin of a name whatever its case, and order number; patterns are text', async () => {
    const info = await books.context.player('100');
    await query('update accounts set nickname = $1 where id = $2', '100%_Ann\\', info.caller.accountId);
    const player_id = await idOf(info);
    const order = await placed(books.context, singleRequest({ gameId: 50 }, '5'), info);
    const find = async (search: string) => {
      const { data } = await ann.client.call('findPlayers', { search });
      return (data['list'] as { player_id: string }[]).map((found) => found.player_id);
    };
    for (const text of [player_id, player_id.toUpperCase(), '100%_a', ' 100%_ANN\\ ', order, order.toLowerCase()])
      expect([text, await find(text)]).toEqual([text, [player_id]]);
    for (const text of ['', '%', '100__ann', 'ann', '0%', "' or true", player_id.slice(1)])
      expect([text, await find(text)]).toEqual([text, []]);
  });

  it('DESK-20 money, own limits and break apart from those of the house, sessions without tokens', async () => {
    const info = await books.context.player('100');
    const { accountId } = info.caller;
    await placed(books.context, singleRequest({ gameId: 50 }, '5'), info);
    await setPlayerLimit(books.context, { lang: 2, limit: { kind: 'day_stake', value: '50' } }, info);
    await startBreak(books.context, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, info);
    await query(`insert into operator_limits (account_id, day_loss, stake_factor) values ($1, 700, 500)`, accountId);
    const seen = await playerOf(await idOf(info));
    expect(seen).toMatchObject({
      ...{ balance: '9500', debt: '0', open_stakes: '500', currency_id: 1, freeze: null, external_id: null },
      own_limits: [{ kind: 'day_stake', value: '5000' }],
      own_break: { kind: 'time_out' },
      house_limits: { day_stake: null, day_loss: '700', stake_factor: 500 },
    });
    expect(JSON.stringify(seen)).not.toMatch(/password|token|hash/);
    expect(problemOf(await ann.client.call('player', { player_id: randomUUID() }))).toEqual([404, 'unknown-player']);
  });

  it('DESK-20 the wallet is read page by page with the balance after each row', async () => {
    const players = await query<{ id: number; player_id: string; balance: string }>(
      `select a.id, a.player_id, w.balance::text from accounts a join wallets w on w.account_id = a.id
       where exists (select from bets b where b.account_id = a.id)`,
    );
    for (const { id, player_id, balance } of players) {
      const entries = await query<{ id: string; amount: string; kind: string }>(
        `select t.id, t.kind, e.amount::text from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where e.account = 'player:' || $1::text order by t.id`,
        id,
      );
      let sum = 0n;
      const expected = entries.map((entry) => {
        sum += BigInt(entry.amount);
        return [Number(entry.id), entry.kind, entry.amount, String(sum)];
      });
      expect(String(sum)).toBe(balance);
      const seen: unknown[] = [];
      for (let before: number | null | undefined; before !== null;) {
        const { data } = await ann.client.call('playerWallet', {
          player_id,
          limit: 3,
          ...(before !== undefined && { before }),
        });
        const page = z.parse(DESK_CALLS.playerWallet.answer, data);
        seen.push(...page.rows.map((row) => [row.transaction_id, row.kind, row.amount, row.balance]));
        before = page.next;
      }
      expect(seen).toEqual(expected.toReversed());
    }
  });
});

describe('what one person may do to an account', () => {
  it('DESK-20 ends the sessions of a player, once for a request, and says so on every process', async () => {
    const info = await books.context.player('100');
    const { accountId } = info.caller;
    for (const token of ['one', 'two'])
      await books.context.stores.sessions.create({
        ...{
          tokenHash: `${token} of ${accountId}`,
          accountId,
          createdAt: books.desk.now(),
          expiresAt: books.desk.now() + 1e9,
        },
      });
    const player_id = await idOf(info);
    expect((await playerOf(player_id)).sessions).toHaveLength(2);
    const given = request(player_id);
    expect(await ann.client.call('endSessions', given)).toMatchObject({ status: 200, data: { ended: 2 } });
    expect(problemOf(await ann.client.call('endSessions', given))).toEqual([409, 'repeated']);
    expect((await playerOf(player_id)).sessions).toEqual([]);
    expect(
      await query(
        `select count(*)::integer as n from outbox where event->>'kind' = 'sessions' and event->>'accountId' = $1`,
        String(accountId),
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('DESK-20 a frozen player places no bet and pays for no card, and is refused with the words of a break', async () => {
    const info = await chessPlayer(books.context, '100');
    expect(await refusal(info)).toBeNull();
    const player_id = await idOf(info);
    const freeze = request(player_id, 'account taken over');
    expect(await ann.client.call('freeze', freeze)).toMatchObject({ status: 200, data: { ended: 0 } });
    expect(await refusal(info)).toBe('excluded');
    expect(await playFor(books.context, info, { kind: 'refresh', tier: 'basic' })).toMatchObject({
      refusal: 'excluded',
    });
    expect((await playerOf(player_id)).freeze).toMatchObject({ reason: 'account taken over', set_by: 'ann' });
    expect(problemOf(await ann.client.call('freeze', request(player_id)))).toEqual([409, 'frozen-already']);
    expect(await books.context.stores.wallets.verify()).toEqual([]);
  });

  it('DESK-20 a bet that was validated before the freeze is not accepted after it', async () => {
    const info = await books.context.player('100');
    const { version } =
      (
        await query<{ version: string }>('select version from wallets where account_id = $1', info.caller.accountId)
      )[0] ?? {};
    await ann.client.call('freeze', request(await idOf(info)));
    const after = await query<{ version: string }>(
      'select version from wallets where account_id = $1',
      info.caller.accountId,
    );
    expect(Number(after[0]?.version)).toBe(Number(version) + 1);
  });

  it('DESK-20 a note stands beside the acts on the player, newest first', async () => {
    const player_id = await idOf(await books.context.player('100'));
    await ann.client.call('note', request(player_id, ' wrote about a late bet '));
    await ann.client.call('freeze', request(player_id, 'account taken over'));
    expect((await playerOf(player_id)).acts).toMatchObject([
      { operator: 'ann', action: 'freeze', reason: 'account taken over' },
      { operator: 'ann', action: 'note', reason: 'wrote about a late bet' },
    ]);
  });

  it('DESK-20 bad-input 296 an unknown player, a missing reason and an invalid id are refused', async () => {
    for (const name of ['endSessions', 'freeze', 'note'] as const) {
      expect(problemOf(await ann.client.call(name, request(randomUUID())))).toEqual([404, 'unknown-player']);
      expect(problemOf(await ann.client.call(name, request(randomUUID(), '  ')))).toEqual([400, 'invalid']);
      expect(problemOf(await ann.client.call(name, request("1' or true")))).toEqual([400, 'invalid']);
    }
  });

  it('bad-input 307 DESK-20 the desk’s role changes no limit, no break and no freeze of a player', async () => {
    const as = (sql: string) => query(`set role clutchline_desk; ${sql}`);
    for (const sql of [
      'update player_limits set value = null',
      'delete from player_limits',
      'update player_breaks set until = 0',
      'delete from player_breaks',
      'update player_freezes set ended_at = 1, ended_by = 1',
      'delete from player_freezes',
      'select password_hash from accounts',
      'select token_hash from sessions',
    ])
      await expect(as(sql), sql).rejects.toThrow('permission denied');
  });
});
