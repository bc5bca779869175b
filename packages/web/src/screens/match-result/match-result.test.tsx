// @vitest-environment jsdom
import type { FinishedMatchRow } from '@clutchline/contract';
import { buildBet, buildBetLeg, buildFinished, buildMatch } from '@clutchline/domain/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { envelope, type FakeServer, ok, TOKEN } from '../../../testing/test-app';
import { MatchResult } from './match-result';
import { DetailTabs } from '../match-detail/detail-content';

/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const FACTS = {
  status: 'played',
  winner: 14,
  score_1: 31,
  score_2: 22,
  duration_s: 1_934,
  first_blood: 15,
  first_tower: 14,
  pistol_1: null,
  pistol_13: null,
  races: [],
} as const;
const NOTHING = { winner: null, score_1: null, score_2: null, duration_s: null, first_blood: null, first_tower: null };

const point = (point_id: number, fields: object = {}) => ({
  point_id,
  pick: { kind: 'team', team_id: 13 + point_id },
  line: null,
  odd: '1.850',
  closing_odds: null,
  outcome: point_id === 1 ? 'won' : 'lost',
  void_reason: null,
  dead_heat: 1,
  result: '2:1',
  rule: 'match-winner@1',
  source: 'simulator',
  reason: null,
  ...fields,
});
const play = (play_info_id: number, fields: object = {}) => ({
  play_info_id,
  category_id: 1,
  round: 0,
  market: 'match_winner',
  group: 'basic',
  line: null,
  status: 4,
  points: [point(1), point(2)],
  ...fields,
});
const voided = { outcome: 'void', void_reason: 'not_played', result: null, rule: 'map-not-played@1' };

const resultOf = (match: Partial<FinishedMatchRow> = {}, rest: object = {}) => ({
  match: buildFinished({ game_id: 7, ...match }),
  source: 'simulator',
  maps: [
    { round: 1, facts: FACTS },
    { round: 2, facts: { ...FACTS, ...NOTHING, status: 'not_played' } },
  ],
  plays: [
    play(1),
    play(2, {
      round: 1,
      market: 'map_winner',
      points: [
        point(1, { result: '77:66', rule: 'map-winner@1' }),
        point(2, { result: '77:66', rule: 'map-winner@1' }),
      ],
    }),
    play(3, { round: 2, market: 'map_winner', points: [point(1, voided), point(2, voided)] }),
  ],
  revisions: [],
  ...rest,
});

interface Shown {
  readonly isHidden?: boolean;
  readonly token?: string;
  readonly bets?: readonly unknown[];
  readonly isBelowScoreboard?: boolean;
}

function show(result: unknown, { isHidden = false, bets = [], token, isBelowScoreboard = false }: Shown = {}) {
  const area = new FakeStorageArea();
  if (isHidden) area.put('spoilers', 'all');
  const server: FakeServer = {
    getMatchResult: () => (result === undefined ? envelope(2) : ok({ result })),
    getUserHistory: ({ game_id }) => ok({ items: game_id === 7 ? bets : [], total: bets.length, totals: [] }),
  };
  return renderInApp(<MatchResult gameId={7} isBelowScoreboard={isBelowScoreboard} none={<p>no result</p>} />, {
    area,
    server,
    ...(token === undefined ? {} : { token }),
  });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the result of a match', () => {
  it('RESULT-2 shows each map with what is known of it, and leaves out what is not', async () => {
    show(resultOf());
    await screen.findByRole('heading', { level: 1, name: /Team 14.*Score 2 to 1, won by Team 14.*Team 15/ });
    const [first, second] = part('Maps').getAllByRole('listitem');
    for (const text of ['31 : 22', 'Winner', '32:14', 'First bloodTeam 15', 'First towerTeam 14']) {
      expect(first?.textContent).toContain(text);
    }
    expect(first?.textContent).not.toContain('Pistol');
    expect(second?.textContent).toBe('Map 2Not played');
    expect(part('Maps').getByText('Source of the result: simulated demo feed')).toBeDefined();
  });

  it('RESULT-2 shows every market with outcome, value, last odds and the way to its rule with version', async () => {
    const view = show(resultOf());
    await screen.findByText('Market results');
    const card = part('Market results').getByRole('heading', { name: 'Match winner' }).parentElement;
    expect(card?.textContent).toBe('Match winnerTeam 141.850WonTeam 151.850LostResult 2:1Rule match-winner, version 1');
    expect(part('Market results').getByText('Odds as last offered before the market closed.')).toBeDefined();
    const link = part('Market results').getByRole('link');
    fireEvent.click(link);
    expect(view.app.env.location.read()).toMatchObject({ path: '/rules', search: 'topic=match-winner@1' });
  });

  it('RESULT-2 shows the closing odds of a pool', async () => {
    const pool = { odd: null, closing_odds: '1200.500' };
    show(resultOf({}, { plays: [play(1, { points: [point(1, pool), point(2, { odd: null })] })] }));
    await screen.findByText('Market results');
    const { textContent } = part('Market results').getByRole('heading', { name: 'Match winner' }).parentElement ?? {};
    expect(textContent).toBe('Match winnerTeam 141200.500WonTeam 15LostResult 2:1Rule match-winner, version 1');
  });

  it('RESULT-2 shows why a market is void, in words', async () => {
    show(resultOf());
    fireEvent.click(await screen.findByRole('tab', { name: 'Map 2' }));
    const { textContent } = screen.getByRole('region', { name: 'Market results' });
    expect(textContent).toContain('Void');
    expect(textContent).toContain('Map not played');
    expect(textContent).toContain('Rule map-not-played, version 1');
  });

  it('RESULT-2 a match that was called off has the time of that and its planned start, and no end', async () => {
    const [start_time, ended_at] = [Date.UTC(2026, 0, 3, 20), Date.UTC(2026, 0, 1, 9)];
    const off = { winner: null, score_1: 0, score_2: 0, void_reason: 'cancelled', start_time, ended_at } as const;
    show(resultOf(off));
    expect(await screen.findByText(/^Scheduled for Jan 3, 2026/)).toBeDefined();
    expect(screen.getByText(/^Called off Jan 1, 2026/)).toBeDefined();
    expect(screen.queryByText(/Started|Ended/)).toBeNull();
    cleanup();
    show(resultOf({ ...off, start_time: ended_at, ended_at: start_time }));
    expect(await screen.findByText(/^Started Jan 1, 2026/)).toBeDefined();
    expect(screen.getByText(/^Ended Jan 3, 2026/)).toBeDefined();
  });

  it('RESULT-2 a void match has its reason in place of a score, an imported one offered no bets', async () => {
    show(resultOf({ void_reason: 'walkover', winner: null, score_1: 0, score_2: 0 }));
    await screen.findByRole('heading', { level: 1, name: /Walkover/ });
    expect(screen.getByText('Walkover before the start')).toBeDefined();
    cleanup();
    show(resultOf({ is_history: 1 }, { plays: [] }));
    expect(await screen.findByText('No bets were offered on this match.')).toBeDefined();
    expect(screen.queryByText('Odds as last offered before the market closed.')).toBeNull();
  });

  it('RESULT-3 shows a correction with before, after, time, reason, and that two people approved it', async () => {
    const revision = { round: 0, revision: 2, reason: 'sides swapped', at: Date.UTC(2026, 0, 2, 9) };
    const after = { winner: 14, score_1: 2, score_2: 1 };
    const before = { winner: 15, score_1: 1, score_2: 2 };
    show(resultOf({ correction_count: 1 }, { revisions: [{ ...revision, before, after }] }));
    await screen.findByRole('heading', { name: 'Corrections' });
    const { textContent } = screen.getByRole('region', { name: 'Corrections' });
    for (const text of [
      'Before1 : 2 · Team 15',
      'After2 : 1 · Team 14',
      'Jan 2, 2026, 09:00',
      'sides swapped',
      'two people',
    ]) {
      expect(textContent).toContain(text);
    }
  });

  it('RESULT-2 lists the own bets on it with outcome, payout and the way to the receipt', async () => {
    const own = (order: string) =>
      buildBet({
        order_no: `01JDEM0123456789ABCDEF000${order}`,
        legs: [buildBetLeg({ match: buildMatch({ game_id: 7 }), outcome: 'won' })],
        ...{ revision: 2, prize_status: 1, settle_time: 5, settlement_amount: '97.75' },
      });
    const view = show(resultOf(), { token: TOKEN, bets: [own('1')] });
    const [bet, ...others] = within(
      await screen.findByRole('region', { name: 'Your bets on this match' }),
    ).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(bet?.textContent).toContain('Won');
    expect(bet?.textContent).toContain('97.75');
    expect(view.callsOf('getUserHistory')[0]?.body).toMatchObject({ game_id: 7, page: 1 });
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    fireEvent.click(screen.getByRole('button', { name: 'Receipt Team 14' }));
    await vi.dynamicImportSettled();
    await waitFor(() =>
      expect(view.callsOf('getBetReceipt')[0]?.body).toMatchObject({ order_no: '01JDEM0123456789ABCDEF0001' }),
    );
  });

  it('FOLLOW-1 ROUTE-2 leads to both teams and the event, and follows a team', async () => {
    const view = show(resultOf());
    const team = await screen.findByRole('link', { name: 'Team 15' });
    fireEvent.click(screen.getByRole('button', { name: 'Follow Team 15' }));
    await screen.findByRole('button', { name: 'Following Team 15' });
    expect([...(view.app.spoilers.getState().followed ?? [])]).toEqual([15]);
    fireEvent.click(team);
    expect(view.app.env.location.read()).toMatchObject({ path: '/teams/detail', search: 'team_id=15' });
  });

  it('ERR-6 RESULT-2 shows the skeleton, the failure, and the fallback of the caller before a result exists', async () => {
    const { container } = show(undefined);
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('Loading Failed');
    cleanup();
    show(null);
    expect(await screen.findByText('no result')).toBeDefined();
  });

  it('SPOIL-1 SPOIL-2 SPOIL-4 K14 a hidden result shows neither score, winner, number of maps, end nor markets', async () => {
    const bet = buildBet({
      legs: [buildBetLeg({ match: buildMatch({ game_id: 7 }), outcome: 'won', result: '77:66' })],
      ...{ revision: 1, prize_status: 1, settle_time: 5, settlement_amount: '97.75', profit: '47.75' },
    });
    const planted = resultOf({ score_1: 77, score_2: 66 });
    const { container } = show(planted, { isHidden: true, token: TOKEN, bets: [bet] });
    await screen.findByRole('region', { name: 'Your bets on this match' });
    expect(contentOf(container)).not.toMatch(/77|66|31 : 22|Won|Ended|97\.75|data-won="true"|Not played/);
    expect(part('Maps').getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(part('Maps').getAllByRole('button', { name: 'Show this map' })[0] ?? document.body);
    expect(part('Maps').getAllByRole('listitem')[0]?.textContent).toContain('31 : 22');
    expect(contentOf(container)).not.toMatch(/77|66|Ended/);
    fireEvent.click(screen.getByRole('button', { name: 'Show result' }));
    expect(contentOf(container)).toMatch(/77/);
    expect(contentOf(container)).toMatch(/Won/);
  });
});

describe('the tabs of a match that is over', () => {
  const PARTS = {
    result: <MatchResult gameId={7} isBelowScoreboard none={null} />,
    markets: <p>markets</p>,
  };
  const tabs = (place: string) =>
    renderInApp(<DetailTabs tabs={['result', 'markets']} parts={PARTS} />, {
      place,
      server: { getMatchResult: () => ok({ result: resultOf() }) },
    });

  it('RESULT-2 begin with the result, and the address has the chosen one', async () => {
    const { app } = tabs('/match/detail?game_id=7');
    await screen.findByText('Market results');
    fireEvent.click(screen.getByRole('tab', { name: 'Markets' }));
    expect(screen.getByText('markets')).toBeDefined();
    expect(app.env.location.read().search).toBe('game_id=7&tab=markets');
  });

  it.each([
    ['unknown', 'tab=xyz'],
    ['empty', 'tab='],
    ['of 10 KB', `tab=${'x'.repeat(10_240)}`],
  ])('bad-input 161: a tab that is %s shows the first one', async (_, search) => {
    tabs(`/match/detail?game_id=7&${search}`);
    expect(await screen.findByRole('tab', { name: 'Result', selected: true })).toBeDefined();
  });
});
