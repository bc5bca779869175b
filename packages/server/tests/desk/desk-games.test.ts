import { randomUUID } from 'node:crypto';

import { DESK_CALLS, type VirtualGame } from '@clutchline/contract/desk';
import { chainSeeds, ROUND_MS, roundNumber } from '@clutchline/domain/virtual-round';
import { toHex } from '@clutchline/domain/chance';
import { placed, understood } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, chessStateOf, played, playFor } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { getChessPrices, publishPriceList } from '../../src/chess';
import { getCurrentRound } from '../../src/rounds';
import { settlePlays } from '../../src/settlement/settle-plays';
import { FIRST, openRounds, secretOf, START, type RoundsOfTest } from '../rounds/open-rounds';
import { openTwoPersons, problemOf, type TwoPersons } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

let books: TwoPersons;
let ann: TestOperator;
let rounds: RoundsOfTest;
beforeEach(async () => {
  books = await openTwoPersons('trader');
  ({ ann } = books);
  rounds = openRounds(books.context);
  await rounds.runAt(books.context.clock.now());
});
afterEach(() => books.close());

const ids = () => ({ request_id: randomUUID(), reason: 'integrity of the seeds' });
const stop = (game: VirtualGame, by = ann, more: object = {}) =>
  by.client.call('stopVirtualGame', { ...ids(), game, ...more });
const start = (game: VirtualGame, stop_id: number, by = ann) =>
  by.client.call('startVirtualGame', { ...ids(), game, stop_id });
const changed = z.object({ stop: z.nullable(z.object({ stop_id: z.int() })) });
const stopIdOf = ({ data }: DeskReply): number => z.parse(changed, data).stop?.stop_id ?? 0;
const shown = async (by = ann) => z.parse(DESK_CALLS.virtualGames.answer, (await by.client.call('virtualGames')).data);
const game = async () => understood(await getCurrentRound(books.context));

describe('Speed LOL', () => {
  it('DESK-22 ROUND-3 stopped during a round: it ends and settles, no other is offered until the game starts again', async () => {
    const { context } = books;
    const player = await context.player('1000');
    await rounds.runAt(START + 5_000);
    await placed(context, await rounds.betOn('10'), player);
    const { stop_id } = { stop_id: stopIdOf(await stop('speed_lol')) };
    expect((await game()).state).toBe('open');
    await placed(context, await rounds.betOn('5', { pick: 1 }), player);
    await rounds.runAt(START + 50_000);
    await rounds.runAt(START + 110_000);
    await settlePlays(context);
    expect((await context.stores.rounds.finished(FIRST))?.was_live).toBe(true);
    for (const late of [ROUND_MS + 5_000, 2 * ROUND_MS + 5_000]) {
      await rounds.runAt(START + late);
      expect(await game()).toMatchObject({ state: 'paused', reason: 'stopped', until: null });
    }
    const { speed_lol } = await shown();
    expect(speed_lol).toMatchObject({ is_off: false, stop: { stop_id, set_by: 'ann' } });
    const { open_tickets, tickets, stake, paid, result } = speed_lol.books[0]?.money[0] ?? {};
    expect([tickets, open_tickets, stake]).toEqual([2, 0, '1500']);
    expect(BigInt(paid ?? 0) + BigInt(result ?? 0)).toBe(1_500n);
    expect(BigInt(paid ?? 0)).toBeGreaterThan(0n);
    expect(speed_lol.books).toHaveLength(1);
    expect(await start('speed_lol', stop_id)).toMatchObject({ status: 200, data: { stop: null } });
    await rounds.runAt(START + 2 * ROUND_MS + 6_000);
    expect(await game()).toMatchObject({ state: 'open', round: { round: FIRST + 2, phase: 'betting' } });
    expect(await context.stores.rounds.offered(FIRST, FIRST + 2)).toEqual([FIRST, FIRST + 2]);
    expect((await context.stores.rounds.finished(FIRST + 1))?.was_live).toBe(false);
    await placed(context, await rounds.betOn('10'), player);
  });

  it('DESK-22 ROUND-3 stopped in the first phase, the round that was offered opens; before its offer, it is not offered', async () => {
    await rounds.runAt(START);
    const stop_id = stopIdOf(await stop('speed_lol'));
    await rounds.runAt(START + 5_000);
    expect((await game()).state).toBe('open');
    expect(await rounds.refusal(await rounds.betOn('10'), await books.context.player('100'))).toBeNull();
    await rounds.runAt(START + 50_000);
    await rounds.runAt(START + 110_000);
    await start('speed_lol', stop_id);
    await stop('speed_lol');
    await rounds.runAt(START + ROUND_MS + 1);
    expect(await game()).toMatchObject({ state: 'paused', reason: 'stopped' });
  });

  it('DESK-22 a stop waits for an offer that has begun, and an offer for a stop', async () => {
    const { stores, inTransaction } = books.context;
    let isStopped = false;
    const { reply } = await inTransaction(async (held) => {
      expect(await held.rounds.isStopped()).toBe(false);
      const stopped = stop('speed_lol');
      void stopped.then(() => (isStopped = true));
      await expect.poll(() => waitingLocks()).toBe(1);
      expect(isStopped).toBe(false);
      return { reply: stopped };
    });
    expect(await reply).toMatchObject({ status: 200 });
    expect(await stores.rounds.isStopped()).toBe(true);
  });

  it('DESK-22 ROUND-6 the desk shows the round, its open liability and the state of the seeds, and no seed that is not revealed', async () => {
    const { context } = books;
    await rounds.runAt(START + 5_000);
    const player = await context.player('1000');
    await placed(context, await rounds.betOn('10'), player);
    expect(await rounds.refusal(await rounds.betOn('2000'), player)).not.toBeNull();
    await rounds.runAt(START + 60_000);
    const answer = await shown();
    const { round, epochs } = answer.speed_lol;
    expect(round).toMatchObject({ number: roundNumber(FIRST), phase: 'in_match', phase_ends_at: START + 110_000 });
    expect(round?.teams?.team_1.en).toMatch(/\w/);
    expect(round?.open).toMatchObject([{ currency_id: 1, stake: '1000', tickets: 1 }]);
    expect(BigInt(round?.open[0]?.worst ?? 0)).toBeLessThan(0n);
    expect(epochs[0]).toMatchObject({ epoch: 1, first_round: roundNumber(FIRST), is_broken: false });
    expect(epochs[0]?.salt).toMatch(/^[0-9a-f]{64}$/);
    const hidden = chainSeeds(await secretOf(context), 10_080)
      .slice(1)
      .map(toHex);
    const text = JSON.stringify(answer);
    expect(hidden.filter((seed) => text.includes(seed))).toEqual([]);
    expect(text).not.toMatch(/secret|"seed"|facts/);
  });
});

const waitingLocks = async (): Promise<number> => {
  const sql = "select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted";
  const [row] = await ask<{ count: number }>(books.context.databaseUrl, sql);
  return row?.count ?? 0;
};

describe('auto chess', () => {
  it('DESK-22 CHESS-7 stopped, cards are only moved and sold, until the game starts again', async () => {
    const { context } = books;
    await publishPriceList(context);
    const player = await chessPlayer(context, '1000');
    const { state } = await played(context, player, { kind: 'refresh', tier: 'basic' });
    const draw = state.market?.draw ?? 0;
    await played(context, player, { kind: 'buy', draw, place: 1 });
    const prices = async () => understood(await getChessPrices(context)).is_on;
    expect(await prices()).toBe(1);
    const stop_id = stopIdOf(await stop('auto_chess'));
    expect(await prices()).toBe(0);
    for (const action of [
      { kind: 'refresh', tier: 'basic' },
      { kind: 'buy', draw, place: 2 },
      { kind: 'sell_directly', draw, place: 2 },
      { kind: 'rent_slot', slot: 7, hours: 12 },
    ] as const)
      expect(await playFor(context, player, action)).toMatchObject({ kind: 'refused', refusal: 'game_paused' });
    const { cards, paused } = await chessStateOf(context, player);
    expect(paused).toBe('off');
    const card = cards[0]?.card ?? 0;
    await played(context, player, { kind: 'move', card, slot: 4 });
    await played(context, player, { kind: 'sell', card });
    const { auto_chess } = await shown();
    expect(auto_chess).toMatchObject({ is_off: false, is_paused: false, stop: { stop_id } });
    expect(auto_chess.list.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(auto_chess.today).toMatchObject([{ currency_id: 1, refreshes: 1, bought: 1, sold: 1, rents: 0 }]);
    await start('auto_chess', stop_id);
    await played(context, player, { kind: 'rent_slot', slot: 7, hours: 12 });
    expect((await chessStateOf(context, player)).paused).toBeNull();
  });

  it('DESK-22 CHESS-7 a player whose presence was not stored for minutes learns of the stop too', async () => {
    const { context } = books;
    await chessPlayer(context, '1000');
    await chessPlayer(context, '1000');
    await ask(context.databaseUrl, 'update chess_players set seen_at = $1', [books.desk.now() - 300_000]);
    await ask(context.databaseUrl, 'delete from outbox');
    await stop('auto_chess');
    const told = `select (event->>'accountId')::bigint as id from outbox where event->>'hasChess' = 'true'`;
    const players = await ask(context.databaseUrl, 'select account_id as id from chess_players order by account_id');
    expect(players).toHaveLength(2);
    expect(await ask(context.databaseUrl, told)).toEqual(expect.arrayContaining(players));
  });

  it('DESK-22 CHESS-7 payments raced by a stop are entirely before it, or refused', async () => {
    const { context } = books;
    await publishPriceList(context);
    const players = await Promise.all(Array.from({ length: 4 }, () => chessPlayer(context, '100000')));
    for (let round = 0; round < 10; round += 1) {
      let stopped: DeskReply | null = null;
      const paying = players.map(async (player) => {
        let outcome = await playFor(context, player, { kind: 'rent_slot', slot: 7, hours: 12 });
        for (let count = 0; count < 8 && outcome.kind === 'ok'; count += 1)
          outcome = await playFor(context, player, { kind: 'rent_slot', slot: count % 2 === 0 ? 8 : 7, hours: 12 });
        return outcome;
      });
      const stopping = stop('auto_chess').then((answer) => (stopped = answer));
      await Promise.all([...paying, stopping]);
      const late = `
        select a.account_id from chess_actions a join ledger_transactions t on t.id = a.transaction_id
        where t.xid > (
          select xid from operator_actions where action = 'stopVirtualGame' and result = 'done' order by xid desc limit 1)`;
      expect(await ask(context.databaseUrl, late)).toEqual([]);
      await start('auto_chess', stopIdOf(stopped!));
      context.setNow(context.clock.now() + 200 * 3_600_000);
    }
  });
});

describe('acts', () => {
  const rowsOf = (result: string) =>
    ask<Record<string, unknown>>(
      books.context.databaseUrl,
      `select action, subject, before, after, reason, request_id from operator_actions
       where action in ('stopVirtualGame', 'startVirtualGame') and result = $1 order by id`,
      [result],
    );

  it('DESK-22 DESK-7 each act leaves its row once, and a repeated request does nothing', async () => {
    const request_id = randomUUID();
    const first = await stop('auto_chess', ann, { request_id, reason: '  liability ' });
    const stop_id = stopIdOf(first);
    expect(first).toMatchObject({ status: 200, data: { stop: { reason: 'liability', set_by: 'ann' } } });
    expect(problemOf(await stop('auto_chess', ann, { request_id }))).toEqual([409, 'repeated']);
    await start('auto_chess', stop_id, books.bob);
    const seen = { stop_id, reason: 'liability', set_by: 'ann' };
    expect(await rowsOf('done')).toMatchObject([
      { action: 'stopVirtualGame', subject: 'virtual:auto_chess', before: null, after: seen, request_id },
      { action: 'startVirtualGame', subject: 'virtual:auto_chess', before: seen, after: null },
    ]);
    expect((await shown()).stops).toMatchObject([
      { ...seen, game: 'auto_chess', ended_by: 'bob', end_reason: 'integrity of the seeds' },
    ]);
  });

  it('bad-input 298 DESK-22 a start that names an older stop is refused with the stop in force, and changes nothing', async () => {
    const first = stopIdOf(await stop('speed_lol'));
    const again = await stop('speed_lol', books.bob);
    expect(problemOf(again)).toEqual([409, 'changed-meanwhile']);
    expect(again.data).toMatchObject({ current: { stop_id: first, set_by: 'ann' } });
    await start('speed_lol', first);
    const second = stopIdOf(await stop('speed_lol', books.bob));
    const late = await start('speed_lol', first);
    expect([...problemOf(late), late.data['current']]).toMatchObject([409, 'changed-meanwhile', { stop_id: second }]);
    expect(problemOf(await start('auto_chess', second))).toEqual([409, 'changed-meanwhile']);
    expect(await rowsOf('changed_meanwhile')).toHaveLength(3);
    expect((await shown()).speed_lol.stop).toMatchObject({ stop_id: second });
  });

  it('DESK-22 two at once make one stop', async () => {
    const answers = await Promise.all([stop('speed_lol'), stop('speed_lol', books.bob)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('bad-input 296, 297 DESK-22 needs a reason, and the right', async () => {
    expect(problemOf(await stop('speed_lol', ann, { reason: ' x ' }))).toEqual([400, 'invalid']);
    const viewer = await books.desk.signedIn('vera', ['viewer']);
    expect(problemOf(await stop('speed_lol', viewer))).toEqual([403, 'forbidden']);
    expect((await shown(viewer)).speed_lol.stop).toBeNull();
    expect(await rowsOf('forbidden')).toHaveLength(1);
  });

  it('DESK-22 the history cannot be changed, nor a stop be set without its act', async () => {
    await start('speed_lol', stopIdOf(await stop('speed_lol')));
    const { databaseUrl } = books.context;
    for (const sql of [
      'update virtual_game_stops set ended_at = null, ended_by = null, end_reason = null',
      'delete from virtual_game_stops',
    ])
      await expect(ask(databaseUrl, sql)).rejects.toThrow(/append-only|change/i);
    const insert = `insert into virtual_game_stops (game, reason, set_by, set_at) values ('speed_lol', 'alone', 1, 1)`;
    await expect(ask(databaseUrl, `set role clutchline_desk; ${insert}`)).rejects.toThrow('permission denied');
    const call = `select stop_virtual_game('speed_lol', 'alone', 1, 1)`;
    await expect(ask(databaseUrl, `set role clutchline_app; ${call}`)).rejects.toThrow('permission denied');
  });
});
