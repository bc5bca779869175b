import type { BetHistoryItem } from '@clutchline/contract';
import { buildBet, buildBetLeg, buildSlip, buildSlipItem, buildSlipItems } from '@clutchline/domain/testing';
import { applyPush } from '@clutchline/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildPlacedBet } from '../../../testing/build-slip-row';
import { createTestApp } from '../../../testing/test-app';
import { toggleItem } from '../slip/toggle-item';
import { announceBets, announcePlaced, announceRefusals } from './announce';
import { plainProblem } from '../slip/slip-row';
import { IDLE } from '../slip/slip-store';
import type { Announcement } from './announcement-store';
import { startAnnouncements } from './start-announcements';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type App = ReturnType<typeof createTestApp>['app'];

/** Also those that left the log. */
function listen(app: App): Announcement[] {
  const received: Announcement[] = [];
  let last = 0;
  app.announcements.subscribe(({ log }) => {
    for (const entry of log.filter(({ id }) => id > last)) received.push(entry);
    last = log.at(-1)?.id ?? last;
  });
  return received;
}

function start(count = 3) {
  const { app } = createTestApp();
  app.slip.setState({ slip: buildSlip(buildSlipItems(count)) });
  const received = listen(app);
  startAnnouncements(app);
  let version = 1;
  const move = (point_id: number, delta: string): void => {
    version += 1;
    app.slip.setState(({ slip }) => ({
      slip: applyPush(slip, { type: 'odds', point_id, delta, version, status: 1 }),
    }));
  };
  const moves = () =>
    received.flatMap((entry) =>
      entry.kind === 'prices' ? [entry.moves.map(({ item, was, odd }) => `${item.shop_id} ${was} ${odd}`)] : [],
    );
  return { app, received, move, moves };
}

describe('prices on the slip', () => {
  it('U3 names the pick that moved, at most once in 10 s, from the last price that was announced', () => {
    const { move, moves } = start();
    move(1, '1.900');
    vi.advanceTimersByTime(500);
    move(1, '1.800');
    move(1, '1.700');
    vi.advanceTimersByTime(9_000);
    expect(moves()).toEqual([['1 1.955 1.900']]);
    vi.advanceTimersByTime(1_500);
    expect(moves()).toEqual([['1 1.955 1.900'], ['1 1.900 1.700']]);
  });

  it('U3 a price that returned is no move', () => {
    const { move, moves } = start();
    move(1, '1.900');
    move(1, '1.955');
    vi.advanceTimersByTime(60_000);
    expect(moves()).toEqual([]);
  });

  it('U3 three picks at a time; the others follow 10 s later, none is lost', () => {
    const { move, moves } = start(8);
    for (let id = 1; id <= 8; id += 1) move(id, '1.500');
    vi.advanceTimersByTime(1_000);
    expect(moves().map(({ length }) => length)).toEqual([3]);
    vi.advanceTimersByTime(20_000);
    expect(moves().map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(new Set(moves().flat()).size).toBe(8);
  });

  it('U3 states that the price must be accepted first', () => {
    const { app, move, received } = start();
    app.slip.setState({ accept: 'better', agreed: new Map([[1, { odd: '1.955', version: 1 }]]) });
    move(1, '1.500');
    vi.advanceTimersByTime(1_000);
    expect(received).toMatchObject([{ kind: 'prices', moves: [{ problem: 'odds_lower' }] }]);
  });

  it('SPOIL-3 a move of a hidden match that has begun is not announced', () => {
    const { app, move, moves } = start();
    app.spoilers.setState({ mode: 'all' });
    move(1, '1.900');
    vi.advanceTimersByTime(1_000);
    expect(moves()).toEqual([]);
    app.spoilers.setState({ mode: 'off' });
    move(1, '1.800');
    vi.advanceTimersByTime(20_000);
    expect(moves()).toHaveLength(1);
  });

  it('U35 a move carries the whole slip, from which its pick must be distinguished', () => {
    const { move, received } = start();
    move(1, '1.900');
    vi.advanceTimersByTime(1_000);
    expect(received).toMatchObject([{ among: [{ shop_id: 1 }, { shop_id: 2 }, { shop_id: 3 }] }]);
  });
});

it('U44 adding, removing and replacing a pick states what happened', () => {
  const { app, received } = start(0);
  const [first, second] = [buildSlipItem({ shop_id: 1 }), buildSlipItem({ shop_id: 2 })];
  toggleItem(app, 'single', first);
  toggleItem(app, 'single', second);
  toggleItem(app, 'single', first);
  expect(received).toMatchObject([
    { kind: 'selection', change: 'added', count: 1 },
    { kind: 'selection', change: 'added', count: 2 },
    { kind: 'selection', change: 'removed', count: 1 },
  ]);
  const other = { ...buildSlipItem({ shop_id: 3 }), game_id: first.game_id };
  toggleItem(app, 'parlay', first);
  toggleItem(app, 'parlay', other);
  expect(received.at(-1)).toMatchObject({ change: 'added', item: { shop_id: 3 }, replaced: { shop_id: 1 } });
});

describe('bets', () => {
  it('U3 an acceptance is announced once, from the answer or the push', () => {
    const { app, received } = start();
    const bet = buildBet({ receive_status: 0, revision: 0 });
    announcePlaced(app, [buildPlacedBet({ orderNo: bet.order_no })]);
    announceBets(app, [bet]);
    announceBets(app, [bet]);
    expect(received).toMatchObject([{ kind: 'bet', moment: 'accepted', bet: { odds: '1.955' } }]);
  });

  it('U3 a held bet is announced as sent, then as it was decided, then as it ended', () => {
    const { app, received } = start();
    announceBets(app, [buildBet({ receive_status: 1 })]);
    announceBets(app, [buildBet({ receive_status: 0 })]);
    announceBets(app, [buildBet({ revision: 1, prize_status: 1, settlement_amount: '97.75' })]);
    expect(received.map((entry) => entry.kind === 'bet' && entry.moment)).toEqual(['held', 'accepted', 'won']);
  });

  it.each<[string, Partial<BetHistoryItem>, boolean]>([
    ['won', { prize_status: 1 }, true],
    ['lost', { prize_status: 2 }, false],
    ['returned', { prize_status: 1, is_cancel: 1 }, true],
    ['returned', { prize_status: 1, legs: [buildBetLeg({ outcome: 'push' })] }, true],
    ['corrected', { prize_status: 1, revision: 2 }, false],
  ])('U3 a settlement is announced as %s and marks My bets', (moment, fields, isShown) => {
    const { app, received } = start();
    announceBets(app, [buildBet({ revision: 1, settlement_amount: '97.75', ...fields })]);
    expect(received).toMatchObject([{ moment }]);
    const { unseen, paid } = app.announcements.getState();
    expect(unseen).toHaveLength(1);
    expect(paid !== null).toBe(isShown);
  });

  it('ROUND-8 U3 a bet that won in a round is announced without a notice: its bets together may have returned less', () => {
    const { app, received } = start();
    const leg = buildBetLeg();
    const legs = [{ ...leg, match: { ...leg.match, kind: 'virtual' as const } }];
    announceBets(app, [buildBet({ revision: 1, prize_status: 1, settlement_amount: '97.75', legs })]);
    expect(received).toMatchObject([{ moment: 'won' }]);
    const { unseen, paid } = app.announcements.getState();
    expect([unseen.length, paid]).toEqual([1, null]);
  });

  it('C12 U3 a neutral display announces that a bet is settled, and shows no win', () => {
    const { app, received } = start();
    app.settings.setState({ resultDisplay: 'neutral' });
    announceBets(app, [buildBet({ revision: 1, prize_status: 1, settlement_amount: '97.75' })]);
    expect(received).toMatchObject([{ moment: 'settled' }]);
    expect(app.announcements.getState()).toMatchObject({ paid: null });
    expect(app.announcements.getState().unseen).toHaveLength(1);
  });

  it.each<readonly [string, Partial<BetHistoryItem>]>([
    ['won', { prize_status: 1 }],
    ['lost', { prize_status: 2 }],
    ['returned', { prize_status: 1, legs: [buildBetLeg({ outcome: 'push' })] }],
  ])('SPOIL-4 a bet that is %s on a hidden match is announced as settled, without an amount', (_, fields) => {
    const { app, received } = start();
    app.spoilers.setState({ mode: 'all' });
    announceBets(app, [buildBet({ revision: 1, settlement_amount: '97.75', ...fields })]);
    expect(received).toMatchObject([{ moment: 'settled' }]);
    expect(app.announcements.getState().paid).toBeNull();
  });

  it('U3 the mark is gone once the bets were opened, and nothing is left for another player', () => {
    const { app } = start();
    announceBets(app, [buildBet({ revision: 1, prize_status: 1 })]);
    app.env.location.go('/bets');
    expect(app.announcements.getState().unseen).toEqual([]);
    app.session.setState({ generation: 7 });
    expect(app.announcements.getState()).toEqual({ log: [], paid: null, unseen: [] });
  });
});

describe('refusals', () => {
  const refuse = (kind: 'single' | 'parlay', refused: readonly number[], isWhole: boolean) => {
    const { app, received } = start();
    const problem = plainProblem('suspended');
    const placement = {
      ...IDLE,
      refused: new Map(refused.map((id) => [id, problem] as const)),
      problem: isWhole ? problem : null,
    };
    app.slip.setState(({ placement: others }) => ({ placement: { ...others, [kind]: placement } }));
    announceRefusals(app, { kind, shop_ids: [1, 2, 3] });
    return received.map((entry) =>
      entry.kind === 'refusal'
        ? [entry.picks, entry.concerned].map((items) => items.map(({ match }) => match.game_id))
        : [],
    );
  };
  const matches = buildSlipItems(3).map(({ match }) => match.game_id);
  const [, second, third] = matches;

  it('U3 each single that the server did not accept is announced with its reason', () => {
    expect(refuse('single', [2, 3], false)).toEqual([
      [[second], []],
      [[third], []],
    ]);
  });

  it('U3 a combo is announced once, with the legs that the reason is about', () => {
    expect(refuse('parlay', [2], true)).toEqual([[matches, [second]]]);
  });

  it('U3 nothing is announced without a refusal', () => {
    expect(refuse('single', [], false)).toEqual([]);
  });
});

it('U3 bets that are accepted together all stay in the log until screen readers have read them', () => {
  const { app } = start();
  announcePlaced(
    app,
    Array.from({ length: 25 }, (_, index) => buildPlacedBet({ orderNo: String(index) })),
  );
  expect(app.announcements.getState().log).toHaveLength(25);
});

it('U3 U4 stale prices and their return are announced once for all screens, a first connection and short interruptions are not', () => {
  const { app, received } = start();
  const set = (freshness: ReturnType<typeof app.freshness.getState>['freshness']) =>
    app.freshness.setState({ freshness });
  set({ state: 'live' });
  set({ state: 'stale', since: 4_000 });
  vi.advanceTimersByTime(2_900);
  set({ state: 'live' });
  set({ state: 'stale', since: 5_000 });
  set({ state: 'stale', since: 5_000 });
  vi.advanceTimersByTime(3_100);
  set({ state: 'connecting' });
  set({ state: 'live' });
  expect(received.map((entry) => (entry.kind === 'freshness' ? entry.staleSince : entry.kind))).toEqual([5_000, null]);
});
