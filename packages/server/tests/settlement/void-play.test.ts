import { beforeAll, describe, expect, it } from 'vitest';

import { runCommand } from '@clutchline/test-support/processes/bundled-program';
import { Operators } from '../../src/operator/postgres-operators';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { voidPlay, type PlayVoid } from '../../src/settlement/void-play';
import { parlayRequest, place, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, PLAY, playOf, playState, wholeResult } from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';

const COMMAND = new URL('../../src/cli/void-play.ts', import.meta.url);
let settling: Settling;
let context: Settling['context'];
let game = 0;

shareSettling(
  (shared) => {
    settling = shared;
    ({ context } = shared);
  },
  () => {
    game += 3;
    return [...[game, game + 1, game + 2].flatMap((gameId) => matchEvents(gameId)), winnerPool(game)];
  },
);

const avoid = (fields: Partial<PlayVoid> = {}) =>
  voidPlay(context, {
    playId: playOf(game, PLAY.winner),
    voidReason: 'incorrect_odds',
    reason: 'sides were turned',
    by: ['Ada', 'Ben'],
    ...fields,
  });
const statusOf = async (playId: number) => {
  const board = await context.stores.board.plays([game], 'all');
  return board.find(({ play }) => play.play_info_id === playId)?.play.status;
};
const balanceOf = async (accountId: number) => (await context.stores.wallets.read(accountId))?.balance;

describe('a market that people void', () => {
  it('BET-9 refunds singles, continues combos without it and accepts no further bet', async () => {
    const info = await context.player('100');
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    const combo = await placed(context, parlayRequest(legs, '20'), info);
    const other = await placed(context, singleRequest({ gameId: game, play: PLAY.handicap }, '5'), info);
    expect(await avoid()).toEqual({ kind: 'voided', bets: 1 });
    expect(await settling.betOf(single)).toMatchObject({
      isCancel: 1,
      payout: 1_000n,
      legs: [{ outcome: 'void', voidReason: 'incorrect_odds', rule: 'obvious-error@1' }],
    });
    expect((await settling.betOf(other)).settleTime).toBeNull();
    expect((await settling.betOf(combo)).settleTime).toBeNull();
    expect(await statusOf(playOf(game, PLAY.winner))).toBe(5);
    const { results } = await place(context, singleRequest({ gameId: game }, '10'), info);
    expect(results[0]?.error).not.toBeNull();
    await settling.settle([...wholeResult(game), ...wholeResult(game + 1), ...wholeResult(game + 2)]);
    expect(await settling.betOf(combo)).toMatchObject({ payout: 8_000n, legs: [{ outcome: 'void' }, {}, {}] });
    expect((await settling.betOf(single)).revision).toBe(1);
  });

  it('BET-9 remains void whatever the feed sends later', async () => {
    await avoid();
    await ingestFeedEvents(context, [playState(game, PLAY.winner, 'open'), ...wholeResult(game)]);
    await settlePlays(context);
    expect(await statusOf(playOf(game, PLAY.winner))).toBe(5);
    expect(await avoid()).toEqual({ kind: 'refused', reason: 'void_already' });
  });

  it('R7 reverses what was paid by a further revision, and stores the operators and the reason', async () => {
    const info = await context.player('100');
    const won = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settling.settle(wholeResult(game));
    expect(await balanceOf(info.caller.accountId)).toBe(11_000n);
    expect(await avoid()).toEqual({ kind: 'voided', bets: 1 });
    expect(await balanceOf(info.caller.accountId)).toBe(10_000n);
    expect(await context.stores.bets.receipt(info.caller.accountId, won)).toMatchObject({
      revisions: [{ revision: 1 }, { revision: 2, source: 'operator', reason: 'sides were turned', payout: 1_000n }],
    });
    const { rows } = await settling.client.query('select * from result_revisions where game_id = $1', [game]);
    expect(rows).toMatchObject([
      {
        facts_before: null,
        facts: { voided_play: playOf(game, PLAY.winner), void_reason: 'incorrect_odds' },
        approved_by: ['Ada', 'Ben'],
      },
    ]);
  });

  it('BET-2 refunds a pool whole', async () => {
    const info = await context.player('100');
    const sides = [1, 2] as const;
    for (const side of sides) await placed(context, poolRequest(game, POOL.winner, side, '30'), info);
    expect(await avoid({ playId: playOf(game, POOL.winner) })).toEqual({ kind: 'voided', bets: 2 });
    expect(await balanceOf(info.caller.accountId)).toBe(10_000n);
  });

  it('R7 is refused to one person, and for a play that there is not', async () => {
    expect(await avoid({ by: ['Ada', ' ada '] })).toEqual({ kind: 'refused', reason: 'same_person' });
    expect(await avoid({ playId: 987_654 })).toEqual({ kind: 'refused', reason: 'unknown_play' });
    expect(await statusOf(playOf(game, PLAY.winner))).toBe(1);
  });
});

describe('the command void-play', () => {
  let keys: Record<string, string>;
  beforeAll(async () => {
    const operators = new Operators(context.databaseUrl);
    const added = await Promise.all(['ann', 'bob'].map((name) => operators.add(name)));
    keys = Object.fromEntries(added.map((one) => [one?.name ?? '', one?.key ?? '']));
  });
  const keysOf = (...names: string[]) => names.map((name) => keys[name] ?? '');

  /** @param given null: `typed` on standard input. */
  function runWith(given: readonly string[] | null, args: readonly string[], typed = '') {
    const environment = { OPERATOR_KEYS: given?.join(',') ?? '' };
    return runCommand(COMMAND, [...args, '--database-url', context.databaseUrl], { environment, typed });
  }
  const run = (...args: string[]) => runWith(keysOf('ann', 'bob'), args);

  it('BET-9 prints what would be refunded and does it only with --yes', async () => {
    const info = await context.player('100');
    const single = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const asked = [String(playOf(game, PLAY.winner)), '--reason', 'wrong sides', '--by', 'ann', '--by', 'bob'];
    const dry = await run(...asked);
    expect(dry.output).toContain('1 open singles of 10.00');
    expect(dry.output).toContain('Nothing was done');
    expect((await settling.betOf(single)).settleTime).toBeNull();
    const done = await run(...asked, '--as', 'incorrect_line', '--yes');
    expect(done.output).toContain('Void; 1 bets were settled.');
    expect([dry.code, done.code]).toEqual([0, 0]);
    expect(await settling.betOf(single)).toMatchObject({ payout: 1_000n, legs: [{ voidReason: 'incorrect_line' }] });
  });

  it.each([
    ['no words', ['--by', 'ann', '--by', 'bob'], 'Give the reason'],
    ['one person', ['--reason', 'x', '--by', 'ann'], 'Two operators are required'],
    ['an unknown code', ['--reason', 'x', '--by', 'ann', '--by', 'bob', '--as', 'bored'], 'There is no code bored'],
  ])('BET-9 refuses %s', async (_name, args, message) => {
    const { code, output } = await run(String(playOf(game, PLAY.winner)), ...args, '--yes');
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(await statusOf(playOf(game, PLAY.winner))).toBe(1);
  });

  const wanted = (...by: string[]) => [
    ...[String(playOf(game, PLAY.winner)), '--reason', 'wrong sides', '--yes'],
    ...by.flatMap((name) => ['--by', name]),
  ];

  it.each([
    ['one person under two names', ['ann', 'ann.'], ['ann', 'ann'], 'no operator ann.'],
    ['one person in two spellings', ['ann', ' ＡＮＮ '], ['ann', 'ann'], 'Two operators are required'],
    ['the key of another person', ['ann', 'bob'], ['ann', 'ann'], 'no operator bob with this key'],
    ['one key', ['ann', 'bob'], ['ann'], '1 keys for 2'],
    ['an unknown person', ['ann', 'eve'], ['ann', 'bob'], 'no operator eve'],
  ])('S-L7 refuses %s', async (_name, by, givenBy, message) => {
    const { code, output } = await runWith(keysOf(...givenBy), wanted(...by));
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(await statusOf(playOf(game, PLAY.winner))).toBe(1);
  });

  it('S-L7 reads the keys from standard input too, and stores the registered names', async () => {
    const missing = await runWith(null, wanted('ann', 'bob'), `${keys['ann']}\n`);
    expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('No key was given for bob') });
    const { code, output } = await runWith(null, wanted(' ANN', 'Bob '), `${keys['ann']}\n${keys['bob']}\n`);
    expect([code, output]).toEqual([0, expect.stringContaining('Void;')]);
    expect(output).not.toContain(keys['ann']);
    const { rows } = await settling.client.query('select approved_by from result_revisions where game_id = $1', [game]);
    expect(rows).toEqual([{ approved_by: ['ann', 'bob'] }]);
  });
});
