import { PLAY_STATUS, type RoundGame } from '@clutchline/contract';
import { toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  eventOffset,
  ROUND_MS,
  roundGameId,
  roundMoment,
  roundNumber,
  roundPlayId,
  roundStart,
} from '@clutchline/domain/virtual-round';
import {
  freshId,
  refusalOf,
  selection,
  understood,
  type PlaceRequest,
} from '@clutchline/test-support/server/bet-requests';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { BusMessage } from '../../src/bus';
import { setFavorite } from '../../src/catalogue/favorites';
import { listCategories } from '../../src/catalogue/list-categories';
import { listMatches } from '../../src/catalogue/list-matches';
import { readBoardState } from '../../src/catalogue/read-board-state';
import { readSchedule } from '../../src/content';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readHistory, readReceipt } from '../../src/history';
import { readEventList, readHome } from '../../src/home';
import {
  addRoundSaltLine,
  getCurrentRound,
  getRound,
  getRoundChart,
  getRoundEpochs,
  getRoundResults,
} from '../../src/rounds';
import { finishDueRounds } from '../../src/rounds/finish-rounds';
import { closeDuePlays, revealEvents } from '../../src/rounds/play-round';
import { createSecretStore } from '../../src/rounds/postgres-secret-store';
import { SecretBox } from '../../src/platform/secret-box';
import { SeedChains } from '../../src/rounds/seed-chains';
import { RoundLeader, type RoundsOptions } from '../../src/rounds/start-rounds';
import { readPools } from '../../src/pools/read-pools';
import { searchNames } from '../../src/search';
import { settlePlays } from '../../src/settlement/settle-plays';
import { voidPlay } from '../../src/settlement/void-play';
import { secretOf } from './open-rounds';

const FIRST = roundMoment(NOW).round + 1;
const START = roundStart(FIRST);
const LOCK = START + 50_000;

let context: TestContext;
let published: BusMessage[];
let leader: RoundLeader;
let player: Awaited<ReturnType<TestContext['player']>>;

const newLeader = (options: Partial<RoundsOptions> = {}): RoundLeader =>
  new RoundLeader(context, {
    bus: { publish: (message) => void published.push(message) },
    ...{ wakeSettlement: () => undefined, speed: 1, isSwitchedOff: false },
    secrets: createSecretStore(context.databaseUrl),
    ...options,
  });

beforeEach(async () => {
  context = await openTestContext();
  published = [];
  leader = newLeader();
  player = await context.player('100000');
  await leader.run();
});
afterEach(() => context.close());

async function runAt(at: number, by = leader): Promise<void> {
  context.setNow(at);
  await by.run();
}

async function game(): Promise<Extract<RoundGame, { state: 'open' }>> {
  const found = understood(await getCurrentRound(context));
  if (found.state !== 'open') throw new Error(`paused: ${found.reason}`);
  return found;
}

/** On the pick `place` of a play by its index; default: side 1 of the winner. */
async function betOn(stake: string, at: { play?: number; pick?: number } = {}): Promise<PlaceRequest> {
  const { match, plays } = await game();
  const play = plays[at.play ?? 0];
  const point = play?.points[at.pick ?? 0];
  if (play === undefined || point === undefined || point.odd === null) throw new Error('no such pick');
  return {
    ...{ lang: 2, request_id: freshId(), accept: 'none' },
    selections: [
      {
        ...{ shop_id: point.point_id, game_id: match.game_id, play_info_id: play.play_info_id },
        ...{ odd: point.odd, version: point.version },
      },
    ],
    bets: [{ kind: 'single', selections: [0], stake }],
  };
}

async function balance(): Promise<bigint> {
  return (await context.stores.wallets.read(player.caller.accountId))?.balance ?? -1n;
}

const refusal = async (request: PlaceRequest): Promise<string | null> =>
  (await refusalOf(context, request, player))?.refusal ?? null;

describe('bets on rounds', () => {
  it('ROUND-1, ROUND-4 a round is a match with twelve plays and 30 points, which settle before it ends', async () => {
    await runAt(START);
    const ready = await game();
    expect(ready.match).toMatchObject({ kind: 'virtual', game_type_id: 901, start_time: LOCK, best_of: 1 });
    expect(ready.plays).toHaveLength(12);
    expect(ready.plays.flatMap(({ points }) => points)).toHaveLength(30);
    expect(new Set(ready.plays.map(({ status }) => status))).toEqual(new Set([PLAY_STATUS.suspended]));
    await runAt(START + 5_000);
    const open = await game();
    for (const [index, play] of open.plays.entries())
      for (const [pick, point] of play.points.entries())
        expect(await refusal(await betOn('10', { play: index, pick })), `${play.market} ${point.point_id}`).toBeNull();
    await runAt(START + 110_000);
    await settlePlays(context);
    const { round } = await game();
    const history = understood(
      await readHistory(context, { lang: 2, page: 1, page_size: 50, state: 'all', kind: 'virtual', days: 7 }, player),
    );
    expect(history.total).toBe(30);
    expect(history.items.every(({ settle_time }) => settle_time !== null)).toBe(true);
    // Exactly one pick of each play wins.
    expect(history.items.filter(({ prize_status }) => prize_status === 1)).toHaveLength(round.results.length);
    expect(round.results).toHaveLength(12);
    const [bet] = history.items;
    const receipt = understood(await readReceipt(context, { lang: 2, order_no: bet?.order_no ?? '' }, player));
    expect(receipt).toBeDefined();
    expect(await context.stores.wallets.verify()).toEqual([]);
  });

  it('bad-input 129 in ready, 1 ms before the lock, at it, after the close, of a past and a future round', async () => {
    await runAt(START);
    const request = async (): Promise<PlaceRequest> => await betOn('10');
    expect(await refusal(await request())).toBe('suspended');
    await runAt(START + 5_000);
    context.setNow(LOCK - 1);
    expect(await refusal(await request())).toBeNull();
    const late = await request();
    context.setNow(LOCK);
    expect(await refusal(late)).toBe('past_cut_off');
    await closeDuePlays(context);
    expect(await refusal({ ...late, request_id: freshId() })).toBe('bet_closed');
    await runAt(START + 110_000);
    await settlePlays(context);
    await runAt(START + ROUND_MS + 5_000);
    expect(await refusal({ ...late, request_id: freshId() })).toBe('bet_closed');
    const [own] = late.selections;
    const future = { ...own!, shop_id: own!.shop_id + 2_000, game_id: own!.game_id + 2 };
    expect(await refusal({ ...late, request_id: freshId(), selections: [future] })).toBe('bet_invalid');
  });

  it('bad-input 130, 132 no parlay, no changed price, no version to come', async () => {
    await runAt(START + 5_000);
    const [one, two, three] = [await betOn('10'), await betOn('10', { play: 5 }), await betOn('10', { play: 7 })];
    const selections = [...one.selections, ...two.selections, ...three.selections];
    const parlay: PlaceRequest = {
      ...one,
      request_id: freshId(),
      selections,
      bets: [{ kind: 'parlay', selections: [0, 1, 2], stake: '10' }],
    };
    expect(await refusal(parlay)).toBe('no_combo');
    await ingestFeedEvents(context, [...matchEvents(21), ...matchEvents(22)]);
    const mixed = [...one.selections, selection({ gameId: 21 }), selection({ gameId: 22 })];
    expect(await refusal({ ...parlay, request_id: freshId(), selections: mixed })).toBe('no_combo');
    const [own] = one.selections;
    expect(await refusal({ ...one, selections: [{ ...own!, odd: '99.000' }] })).toBe('odds_changed');
    expect(await refusal({ ...one, request_id: freshId(), selections: [{ ...own!, version: 7 }] })).toBe(
      'odds_changed',
    );
  });

  it('bad-input 130 a round has no pool: a bet without a price, as on a pool, is refused, and no pool is shown', async () => {
    await runAt(START + 5_000);
    const request = await betOn('10');
    const [own] = request.selections;
    expect(await refusal({ ...request, selections: [{ ...own!, odd: null }] })).toBe('odds_changed');
    const play_ids = (await game()).plays.map(({ play_info_id }) => play_info_id);
    expect(understood(await readPools(context, { lang: 2, play_ids }, player)).pools).toEqual([]);
    expect(await balance()).toBe(10_000_000n);
  });

  it('ROUND-9 bad-input 131 1 to 1,000 per bet, 1,800 per round, also at once', async () => {
    await runAt(START + 5_000);
    expect(await refusal(await betOn('0.99'))).not.toBeNull();
    expect(await refusal(await betOn('1000.01'))).not.toBeNull();
    expect(await refusal(await betOn('1000'))).toBeNull();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => await refusal(await betOn('100', { play: 4 }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(8);
    expect(answers.filter((answer) => answer === 'match_limit')).toHaveLength(12);
  });

  it('V6 bets racing the close: none is committed after it, each refusal says why', async () => {
    await runAt(START + 5_000);
    const requests = await Promise.all(Array.from({ length: 60 }, () => betOn('1')));
    context.setNow(LOCK - 1);
    const racing = requests.map((request, index) => {
      if (index === 30) context.setNow(LOCK);
      return refusal({ ...request, request_id: freshId() });
    });
    await closeDuePlays(context);
    const answers = await Promise.all(racing);
    const accepted = answers.filter((answer) => answer === null).length;
    for (const answer of answers) expect([null, 'past_cut_off', 'bet_closed']).toContain(answer);
    expect(await balance()).toBe(10_000_000n - BigInt(accepted) * 100n);
    expect(await refusal({ ...requests[0]!, request_id: freshId() })).toBe('bet_closed');
  });
});

describe('what a round tells', () => {
  it('ROUND-6 V7 bad-input 134 nothing that anyone reads has a seed, facts or later events before their time', async () => {
    const seeds = chainSeeds(await secretOf(context)).map(toHex);
    for (let offset = 0; offset < 2 * ROUND_MS; offset += 2_500) {
      const before = published.length;
      await runAt(START + offset);
      const round = Math.floor(offset / ROUND_MS);
      const isOver = offset % ROUND_MS >= 110_000;
      const read = [
        await getCurrentRound(context),
        await getRound(context, { lang: 2, round: roundNumber(FIRST + round) }),
        await getRoundResults(context, { lang: 2, day: '2026-01-01', page: 1, page_size: 100 }),
        await getRoundChart(context, { lang: 2, market: 'first_blood', count: 720 }),
        await getRoundEpochs(context, { lang: 2, epoch: 1 }),
        ...published.slice(before),
        context.logged,
      ];
      const text = JSON.stringify(read);
      // Index 0 is the anchor; the seed of round i is at i + 1.
      const secrets = new Set(seeds.slice(round + (isOver ? 2 : 1)));
      expect((text.match(/[0-9a-f]{64}/g) ?? []).filter((hex) => secrets.has(hex))).toEqual([]);
      const current = understood(await getCurrentRound(context));
      if (current.state !== 'open') throw new Error('paused');
      if (!isOver) expect(current.round).toMatchObject({ seed: null, facts: null, results: [], scene_hash: null });
      if (offset % ROUND_MS < 55_000) expect(current.round.events).toEqual([]);
    }
    const finished = understood(await getRound(context, { lang: 2, round: roundNumber(FIRST) })).round;
    const seconds = finished.facts?.seconds ?? 1;
    const shown = published.flatMap((message) =>
      message.type === 'round' && message.update.kind === 'event' && message.update.round === FIRST
        ? [message.update]
        : [],
    );
    expect(shown.map(({ event }) => event)).toEqual(finished.events);
    expect(shown.every(({ event }) => eventOffset(event.second, seconds) <= 110_000)).toBe(true);
  });

  it('ROUND-6 while a play of the round is not closed, no event is revealed and no round is finished', async () => {
    await runAt(START + 5_000);
    const secrets = createSecretStore(context.databaseUrl);
    const chains = new SeedChains(secrets, new SecretBox(null, context.random));
    context.setNow(START + 100_000);
    await revealEvents(context, chains);
    context.setNow(START + 115_000);
    expect(await finishDueRounds(context, chains)).toBe(0);
    expect((await game()).round).toMatchObject({ events: [], seed: null, facts: null });
    await closeDuePlays(context);
    expect(await finishDueRounds(context, chains)).toBe(1);
    context.setNow(START + 100_000);
    expect((await game()).round.seed).not.toBeNull();
  });

  it('ROUND-1 the push has game, phases, events and result in this order', async () => {
    for (let offset = 0; offset <= 110_000; offset += 2_500) await runAt(START + offset);
    const kinds = published.flatMap((message) => (message.type === 'round' ? [message.update] : []));
    const phases = kinds.flatMap((update) => (update.kind === 'phase' ? [update.phase] : []));
    expect(phases).toEqual(['betting', 'preparing', 'in_match', 'ended']);
    expect(kinds.at(-1)).toMatchObject({ kind: 'result', round: FIRST });
    expect(kinds.filter(({ kind }) => kind === 'game')).toHaveLength(2);
  });

  it('ROUND-1 no list, count, search, schedule, home block or favourite has a round', async () => {
    await ingestFeedEvents(context, matchEvents(21));
    await runAt(START + 5_000);
    expect(await refusal(await betOn('10'))).toBeNull();
    const gameId = roundGameId(FIRST);
    const page = { lang: 2, game_type_id: 0 } as const;
    const read = [
      await listMatches(context, { ...page, handicap_code: 'today', event_ids: [] }, player),
      await listCategories(context),
      await readBoardState(context),
      await searchNames(context, { ...page, query: 'Basalt', followed: [] }),
      await readEventList(context, { ...page, when: 'now', uses_bets: 1 }, player),
      await readHome(context, { lang: 2, uses_bets: 1, team_ids: [] }, player),
      await readSchedule(context, { ...page, from: NOW, minutes: 1_440 }),
    ];
    const text = JSON.stringify(read);
    expect(text).not.toContain(String(gameId));
    expect(text).not.toContain('Speed LOL');
    expect(await setFavorite(context, { lang: 2, game_id: gameId, favorite: 1 }, player)).toMatchObject({
      kind: 'refused',
    });
  });

  it('bad-input 133, 135 numbers, days and pages that do not exist', async () => {
    await runAt(START + ROUND_MS);
    for (const round of [
      '20261131-001',
      '20261122-000',
      '20261122-721',
      roundNumber(FIRST - 1),
      roundNumber(FIRST + 5),
    ])
      expect(await getRound(context, { lang: 2, round })).toEqual({ kind: 'refused', refusal: 'no_round' });
    const results = (day: string, page: number) => getRoundResults(context, { lang: 2, day, page, page_size: 100 });
    const day = new Date(START).toISOString().slice(0, 10);
    expect(understood(await results(day, 1)).rows.map(({ round }) => round)).toEqual([FIRST]);
    expect(understood(await results(day, 1_000_000_000))).toEqual({ rows: [], total: 1 });
    expect(understood(await results('2999-01-01', 1))).toEqual({ rows: [], total: 0 });
    const chart = understood(await getRoundChart(context, { lang: 2, market: 'total_kills', count: 720 }));
    expect(chart.results).toHaveLength(1);
  });

  it('bad-input 136, 137 lines of the salt', async () => {
    const add = (line: string) => addRoundSaltLine(context, { lang: 2, line, request_id: freshId() }, player);
    for (const line of ['   ', 'a\nb', 'a\u0000', '\u202eabc', 'x'.repeat(65)])
      expect(await add(line)).toEqual({ kind: 'refused', refusal: 'bad_request' });
    expect(await add('hello')).toEqual({ kind: 'refused', refusal: 'salt_closed' });
    await runAt(roundStart(FIRST + 10_080) - 47 * 3_600_000);
    expect(understood(await add('<script>'))).toMatchObject({ added: { epoch: 2, no: 1, line: '<script>' } });
    published = [];
    await leader.run();
    expect(published).toMatchObject([{ type: 'round', update: { kind: 'salt-line', added: { no: 1 } } }]);
    expect(await add('again')).toEqual({ kind: 'refused', refusal: 'request_conflict' });
  });
});

describe('restarts', () => {
  it('ROUND-7 V8 bad-input 144 a leader that dies in any phase loses no bet and settles none twice', async () => {
    let [round, staked] = [FIRST, 0];
    for (const killedAt of [4_000, 20_000, 51_000, 70_000, 109_000, 112_000]) {
      const start = roundStart(round);
      await runAt(start);
      await runAt(start + 5_000);
      for (const pick of [0, 1]) expect(await refusal(await betOn('10', { play: 4, pick }))).toBeNull();
      staked += 2;
      if (killedAt > 5_000) await runAt(start + killedAt);
      // A new process after the end of the round.
      leader = newLeader();
      await runAt(start + 110_000 + (round % 2) * 15_000);
      await settlePlays(context);
      await settlePlays(context);
      round += 2;
    }
    const ask = { lang: 2, page: 1, page_size: 50, state: 'all', kind: 'virtual', days: 7 } as const;
    const { items, total } = understood(await readHistory(context, ask, player));
    expect(total).toBe(staked);
    expect(items.filter(({ prize_status }) => prize_status === 1)).toHaveLength(staked / 2);
  });

  it('ROUND-7 bad-input 142 a lost secret pauses the game, and its round is void after 24 hours', async () => {
    await runAt(START + 5_000);
    expect(await refusal(await betOn('10'))).toBeNull();
    // As if the secret were gone: another leader does not find it.
    const read = () => Promise.resolve(null);
    leader = newLeader({ secrets: { ...createSecretStore(context.databaseUrl), read } });
    await runAt(START + 110_000);
    expect(understood(await getCurrentRound(context))).toMatchObject({ state: 'paused', reason: 'broken' });
    expect(await balance()).toBe(9_999_000n);
    await runAt(START + ROUND_MS + 24 * 3_600_000);
    await settlePlays(context);
    expect(await balance()).toBe(10_000_000n);
    const day = new Date(START).toISOString().slice(0, 10);
    const results = await getRoundResults(context, { lang: 2, day, page: 1, page_size: 100 });
    const lost = { round: FIRST, void_reason: 'no_seed', seed: null, facts: null, results: [] };
    expect(understood(results)).toMatchObject({ rows: [lost], total: 1 });
    const one = await getRound(context, { lang: 2, round: roundNumber(FIRST) });
    expect(understood(one).round).toMatchObject({ ...lost, phase: 'ended', events: [] });
    expect(understood(one).round.voided).toHaveLength(12);
  });

  it('ROUND-8 ROUND-7 a play that two operators voided is listed with what its result would have been', async () => {
    await runAt(START + 5_000);
    expect(await refusal(await betOn('10', { play: 4 }))).toBeNull();
    await runAt(START + 110_000);
    await settlePlays(context);
    const list = async () =>
      understood(
        await getRoundResults(context, {
          ...{ lang: 2, page: 1, page_size: 100 },
          day: new Date(START).toISOString().slice(0, 10),
        }),
      ).rows;
    const [before] = await list();
    expect(before).toMatchObject({ void_reason: null, voided: [] });
    const by = ['first operator', 'second operator'] as const;
    const voided = { playId: roundPlayId(FIRST, 4), voidReason: 'no_result', reason: 'a test', by } as const;
    expect(await voidPlay(context, voided)).toEqual({ kind: 'voided', bets: 1 });
    expect(await balance()).toBe(10_000_000n);
    const after = { ...before, void_reason: 'operator', voided: [4] };
    expect(await list()).toEqual([after]);
    expect((await game()).round).toMatchObject({ void_reason: 'operator', voided: [4], results: before?.results });
    const one = await getRound(context, { lang: 2, round: roundNumber(FIRST) });
    expect(understood(one).round).toMatchObject(after);
  });

  it('ROUND-5 with ROUND_KEY the stored secret is encrypted and the game plays; the role cannot read the table', async () => {
    const other = await openTestContext();
    const secretBox = new SecretBox('a key of sixteen characters', other.random);
    const rounds = new RoundLeader(
      { ...other, secretBox },
      {
        ...{ bus: { publish: () => undefined }, wakeSettlement: () => undefined, speed: 1, isSwitchedOff: false },
        secrets: createSecretStore(other.databaseUrl),
      },
    );
    try {
      await rounds.run();
      expect(await secretOf(other)).toHaveLength(60);
      other.setNow(START + 110_000);
      await rounds.run();
      expect((await other.stores.rounds.finished(FIRST))?.seed).toMatch(/^[0-9a-f]{64}$/);
    } finally {
      await other.close();
    }
  });

  it('ROUND-3 switched off, the round that runs ends, and no other begins', async () => {
    await runAt(START + 5_000);
    const stopped = newLeader({ isSwitchedOff: true });
    const off = { ...context, areRoundsStopped: true };
    await runAt(START + 70_000, stopped);
    expect(understood(await getCurrentRound(off)).state).toBe('open');
    await runAt(START + 110_000, stopped);
    expect((await context.stores.rounds.finished(FIRST))?.seed).toMatch(/^[0-9a-f]{64}$/);
    await runAt(START + ROUND_MS + 5_000, stopped);
    expect(understood(await getCurrentRound(off))).toMatchObject({ state: 'paused', reason: 'stopped' });
  });
});
