import { randomUUID } from 'node:crypto';

import { refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';
import type { TestOperator } from './open-test-desk';

const DAY = 86_400_000;

let books: TwoPersons;
beforeAll(async () => {
  books = await openTwoPersons('support');
  const { databaseUrl } = books.context;
  // Business time of the test context, as the server that runs the clock stores it.
  await ask(
    databaseUrl,
    `insert into feed_state (fingerprint, anchor_virtual, anchor_wall, speed) values ('test', $1, $2, 1)
     on conflict (only_row) do update set anchor_virtual = excluded.anchor_virtual, anchor_wall = excluded.anchor_wall, speed = 1`,
    [NOW, Date.now()],
  );
  await ingestFeedEvents(books.context, matchEvents(1));
});
afterAll(() => books.close());

const ids = () => ({ request_id: randomUUID(), reason: 'asked by the player' });
const tighten = (account_id: number, limit: object, by: TestOperator = books.ann) =>
  by.client.call('setPlayerLimit', { ...ids(), account_id, limit });
const loosen = (account_id: number, limit: object, by: TestOperator = books.ann) =>
  proposeAs(by, { kind: 'loosen_player', payload: { account_id, limit } });
const player = () => books.context.player('100');
const bet = async (stake: string, info: Awaited<ReturnType<typeof player>>) =>
  refusalOf(books.context, singleRequest({ gameId: 1 }, stake), info);

async function playerIdOf(accountId: number): Promise<string> {
  const { databaseUrl } = books.context;
  const [row] = await ask<{ id: string }>(databaseUrl, 'select player_id as id from accounts where id = $1', [
    accountId,
  ]);
  return row?.id ?? '';
}

it('DESK-11 support tightens the operator’s limits of a player alone, and loosens them with another person', async () => {
  const info = await player();
  const { accountId } = info.caller;
  const stakes = (value: string | null) => ({ kind: 'day_stake', value });
  expect(await tighten(accountId, stakes('2000'))).toMatchObject({ status: 200 });
  expect(await bet('20.01', info)).toEqual({ refusal: 'player_limit', limit: '20.00' });
  for (const value of ['2001', null])
    expect(problemOf(await tighten(accountId, stakes(value)))).toEqual([409, 'two-persons']);
  const proposed = await loosen(accountId, stakes(null));
  expect(proposed.data['preview']).toMatchObject({
    ...{ before: stakes('2000'), after: stakes(null), own: stakes(null) },
  });
  expect(problemOf(await approveAs(books.ann, seenIn(proposed)))).toEqual([403, 'own-proposal']);
  expect(await approveAs(books.bob, seenIn(proposed))).toMatchObject({ status: 200, data: { state: 'done' } });
  expect(await bet('20.01', info)).toBeNull();
  const acts = await ask(
    books.context.databaseUrl,
    `select action, before->>'value' as before, after->>'value' as after from operator_actions where subject = $1 and result = 'done' order by id`,
    [`player:${await playerIdOf(accountId)}`],
  );
  expect(acts).toEqual([
    { action: 'setPlayerLimit', before: null, after: '2000' },
    { action: 'setPlayerLimit', before: '2000', after: null },
  ]);
});

it('DESK-7 DESK-20 the page of the player shows the act, and a refused one has the same subject', async () => {
  const { accountId } = (await player()).caller;
  const player_id = await playerIdOf(accountId);
  const limit = (value: string) => ({ kind: 'day_stake', value });
  expect(await tighten(accountId, limit('2000'))).toMatchObject({ status: 200 });
  expect(problemOf(await tighten(accountId, limit('3000')))).toEqual([409, 'two-persons']);
  const unknown = 999_999;
  expect(problemOf(await tighten(unknown, limit('2000')))).toEqual([404, 'unknown-subject']);
  const { data } = await books.ann.client.call('player', { player_id });
  expect(data['acts']).toMatchObject([{ operator: 'ann', action: 'setPlayerLimit', reason: 'asked by the player' }]);
  const acts = await ask(
    books.context.databaseUrl,
    'select subject, result from operator_actions where subject = any($1) order by id',
    [[`player:${player_id}`, `player:${accountId}`, `account:${unknown}`]],
  );
  expect(acts).toEqual([
    { subject: `player:${player_id}`, result: 'done' },
    { subject: `player:${player_id}`, result: 'two_persons' },
    { subject: `account:${unknown}`, result: 'unknown_subject' },
  ]);
});

it('bad-input 307: a limit or break that the player set is loosened, shortened or ended by no role, nor by two persons', async () => {
  const info = await player();
  const { accountId } = info.caller;
  await setPlayerLimit(books.context, { lang: 2, limit: { kind: 'day_stake', value: '20' } }, info);
  await startBreak(books.context, { lang: 2, pause: { kind: 'exclusion', days: 180 } }, info);
  const own = [409, 'own-limit'];
  for (const limit of [
    { kind: 'day_stake', value: '2001' },
    { kind: 'day_stake', value: null },
    { kind: 'excluded_until', value: NOW + 180 * DAY - 60_000 },
    { kind: 'excluded_until', value: null },
  ])
    for (const by of [books.ann, books.bob]) {
      expect(problemOf(await tighten(accountId, limit, by))).toEqual(own);
      expect(problemOf(await loosen(accountId, limit, by))).toEqual(own);
    }
  const trader = await books.desk.signedIn('ted', ['trader']);
  expect(problemOf(await tighten(accountId, { kind: 'day_stake', value: null }, trader))).toEqual([403, 'forbidden']);
  expect(problemOf(await loosen(accountId, { kind: 'day_stake', value: null }, trader))).toEqual([403, 'forbidden']);
  expect(await bet('1', info)).toMatchObject({ refusal: 'excluded' });
  const seen = await books.ann.client.call('playerLimits', { account_id: accountId });
  expect(seen.data['own']).toContainEqual({ kind: 'day_stake', value: '2000' });
  expect(seen.data['operator']).toContainEqual({ kind: 'day_stake', value: null });
  const [stored] = await ask(
    books.context.databaseUrl,
    'select l.value::text, b.kind from player_limits l join player_breaks b using (account_id) where l.account_id = $1',
    [accountId],
  );
  expect(stored).toEqual({ value: '2000', kind: 'exclusion' });
});

it('bad-input 307: a proposal is refused at its approval if the player has set a stricter limit since', async () => {
  const info = await player();
  const { accountId } = info.caller;
  await tighten(accountId, { kind: 'day_loss', value: '1000' });
  const proposed = await loosen(accountId, { kind: 'day_loss', value: '5000' });
  await setPlayerLimit(books.context, { lang: 2, limit: { kind: 'day_loss', value: '30' } }, info);
  expect(problemOf(await approveAs(books.bob, seenIn(proposed)))).toEqual([409, 'own-limit']);
});

it('DESK-11 R13 a bet that was validated before the limit is not accepted after it', async () => {
  const info = await player();
  const { stores } = books.context;
  let isSet = false;
  const placements: typeof stores.placements = {
    ...stores.placements,
    read: async (query, hold) => {
      const snapshot = await stores.placements.read(query, hold);
      if (!isSet) await tighten(info.caller.accountId, { kind: 'day_stake', value: '100' });
      isSet = true;
      return snapshot;
    },
  };
  const context = { ...books.context, stores: { ...stores, placements } };
  expect(await refusalOf(context, singleRequest({ gameId: 1 }, '5'), info)).toEqual({
    ...{ refusal: 'player_limit', limit: '1.00' },
  });
});
