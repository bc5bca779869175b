// @vitest-environment jsdom
import type { CallName, FinishedMatchRow, Play } from '@clutchline/contract';
import { buildFinished, buildLive, buildMatch, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { envelope, ok } from '../../../testing/test-app';
import { startFocusKeeper } from '../../app/start-focus-keeper';
import { DetailContent } from '../match-detail/detail-content';
import { Analysis } from './analysis';

afterEach(cleanup);

const [A, B] = [14, 15];
const MATCH = buildMatch({ game_id: 7 });

const row = (game_id: number, team_id_1: number, team_id_2: number, fields: Partial<FinishedMatchRow> = {}) =>
  buildFinished({ game_id, team_id_1, team_id_2, winner: team_id_1, ...fields });

const tally = (won: number, lost: number, fields: object = {}) => ({
  ...{ won, lost, pushed: 0, voided: 0, matches: won + lost },
  ...fields,
});
const total = (sum: number, count: number) => ({ sum, count });
const rate = (hits: number, count: number) => ({ hits, count, matches: count });
const recent = {
  maps: 10,
  own: total(0, 0),
  opposing: total(0, 0),
  both: total(265, 10),
  length: total(20_000, 10),
  first_blood: rate(3, 7),
  first_tower: rate(0, 0),
  pistols: rate(0, 0),
};

const team = (team_id: number, rows: readonly FinishedMatchRow[], won = rows.length) => ({
  ...{ team_id, rows, won, drawn: 0, lost: rows.length - won, recent },
});

const point = (point_id: number, won: number, lost: number, fields: object = {}) => ({
  point_id,
  ...tally(won, lost),
  teams: [{ team_id: A, ...tally(won, lost) }],
  ...fields,
});

const form = Array.from({ length: 10 }, (_, index) =>
  row(100 + index, A, 30 + index, { winner: index < 7 ? A : 30 + index }),
);

const analysis = (fields: object = {}) => ({
  game_type_id: 1,
  until: MATCH.start_time,
  teams: [team(A, form, 7), team(B, [row(200, B, 40), row(201, B, 41), row(202, B, 42)])],
  meetings: { rows: [row(300, A, B)], won_1: 1, won_2: 0, drawn: 0 },
  thresholds: [
    {
      ...{ market: 'total_kills', line: 26_500, share: { above: 61, maps: 162, scope: 'event' } },
      teams: [
        { team_id: A, ...tally(14, 6) },
        { team_id: B, ...tally(2, 3) },
      ],
    },
  ],
  plays: [{ play_info_id: 1, points: [point(1, 14, 6), point(2, 1, 2)], share: null }],
  ...fields,
});

const winner = (odd: string): Play =>
  buildPlay({
    points: [
      buildPoint({ pick: { kind: 'team', team_id: A }, odd }),
      buildPoint({ point_id: 2, pick: { kind: 'team', team_id: B }, odd: '1.900' }),
    ],
  });

const detailOf = (plays: readonly Play[]) =>
  ({ match: MATCH, live: buildLive(), plays, is_favorite: 0, maps: [] }) as const;

interface Shown {
  readonly answer?: unknown;
  readonly plays?: readonly Play[];
  readonly isHidden?: boolean;
  readonly server?: Partial<Record<CallName, (body: Record<string, unknown>) => unknown>>;
}

function show({ answer = analysis(), plays = [winner('1.900')], isHidden = false, server = {} }: Shown = {}) {
  const area = new FakeStorageArea();
  if (isHidden) area.put('spoilers', 'all');
  const getAnalysis = () => ok({ analysis: answer });
  return renderInApp(<Analysis detail={detailOf(plays)} plays={plays} playId={null} />, {
    area,
    server: { getAnalysis, ...server },
  });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the analysis of a match', () => {
  it('STATS-4 shows the win rate with its sample and range, the streak, and letters whose table comes on request', async () => {
    show();
    const forms = await part('Last ten matches');
    expect(forms.getByText('7 of 10')).toBeDefined();
    expect(forms.getByText('70% (40–89%)')).toBeDefined();
    expect(forms.getByText('7 wins in a row')).toBeDefined();
    const [letters] = forms.getAllByRole('list', { name: 'Results, newest first' });
    expect(letters?.textContent).toBe('WWon'.repeat(7) + 'LLost'.repeat(3));
    expect(forms.queryByRole('table')).toBeNull();
    fireEvent.click(forms.getByRole('button', { name: 'Show matches: Team 14' }));
    const table = within(forms.getByRole('table', { name: 'Team 14' }));
    expect(table.getAllByRole('row')).toHaveLength(11);
    expect(table.getByRole('link', { name: 'Team 203' })).toBeDefined();
  });

  it('K20 a machine finds no barrier, also with every part open', async () => {
    const { container } = show();
    await part('Last ten matches');
    const barriers = async () =>
      (await axe.run(container, { rules: { region: { enabled: false } } })).violations.map(({ id, nodes }) => [
        id,
        nodes[0]?.html,
      ]);
    expect(await barriers()).toEqual([]);
    for (const button of screen.getAllByRole('button', { name: /^Show/ })) fireEvent.click(button);
    expect(await barriers()).toEqual([]);
  });

  it('SPOIL-2 U2 after hidden results are shown, the button of their table has the focus', async () => {
    const view = show({ isHidden: true });
    const stop = startFocusKeeper({ element: view.container });
    const forms = await part('Last ten matches');
    const [button] = forms.getAllByRole('button', { name: 'Show all results on this page' });
    button?.focus();
    fireEvent.click(button ?? document.body);
    const matches = await forms.findByRole('button', { name: 'Show matches: Team 14' });
    await waitFor(() => expect(document.activeElement).toBe(matches));
    stop();
  });

  it('STATS-3 with too little data it says how much there is and how much is needed', async () => {
    show();
    const forms = await part('Last ten matches');
    expect(forms.getByText('Not enough data (3 matches, 5 needed)')).toBeDefined();
    expect((await part('Head to head')).getAllByText('Not enough data (1 meeting, 3 needed)')).toHaveLength(2);
    expect((await part('Thresholds')).getByText('Not enough data (5 maps, 8 needed)')).toBeDefined();
    expect((await part('Recent data')).getAllByText('Not enough data (7 maps, 8 needed)')).toHaveLength(2);
  });

  it('STATS-4 recent data are means with their number of maps; facts that nobody states have no row', async () => {
    show();
    const recentData = await part('Recent data');
    const text = recentData.getByRole('row', { name: /Total kills/ }).textContent;
    expect(text).toBe('Total kills26.5 10 maps26.5 10 maps');
    expect(recentData.getByRole('row', { name: /Length/ }).textContent).toContain('33:20');
    expect(recentData.queryByRole('row', { name: /First tower|Pistol|^Kills/ })).toBeNull();
  });

  it('STATS-5 thresholds show both teams and the share of all maps', async () => {
    show();
    const thresholds = await part('Thresholds');
    expect(thresholds.getByRole('heading', { name: 'More than 26.5 kills' })).toBeDefined();
    expect(thresholds.getByText('14 of 20')).toBeDefined();
    expect(thresholds.getByText('All maps of this event, 90 days: 61 of 162 above, 38%')).toBeDefined();
  });

  it('STATS-8 a point shows sample, range, implied probability, fair odds and one of three statements, which follows the price', async () => {
    const { app, frame } = show();
    const lines = await part('Markets on sale');
    const item = lines.getAllByRole('listitem')[0];
    const text = () => item?.textContent ?? '';
    expect(text()).toContain('14 of 20 70% (48–85%)');
    expect(text()).toContain('Implied by the price: 50%');
    expect(text()).toContain('Within the range');
    expect(text()).toContain('Even at odds of 1.170 to 2.079');
    expect(lines.getByText(/^0 of 1 market outside the range/)).toBeDefined();
    app.odds.apply({ type: 'odds', point_id: 1, delta: '4.000', version: 9, status: 1 });
    frame();
    await waitFor(() => expect(text()).toContain('More often than the price implies'));
    expect(lines.getByText(/^1 of 1 market outside the range; about 0 are expected by chance/)).toBeDefined();
    expect(lines.getAllByRole('listitem')[1]?.textContent).toContain('Not enough data (3 matches, 5 needed)');
  });

  it('STATS-8 what past matches cannot say is always above, and nothing is chosen or ranked', async () => {
    const { app } = show();
    const note = await screen.findByText(/^Past matches do not predict the next one/);
    expect(note.closest('[role="dialog"]')).toBeNull();
    expect(within(note).queryByRole('button')).toBeNull();
    const cells = (await part('Markets on sale')).getAllByRole('button', { name: /Team 1[45]/ });
    expect(cells.filter((cell) => cell.getAttribute('aria-pressed') === 'true')).toEqual([]);
    fireEvent.click(cells[0] ?? document.body);
    expect(app.slip.getState().slip.items.map(({ shop_id }) => shop_id)).toEqual([1]);
  });

  it('bad-input 187 a pool and a point without price have a sample and no comparison', async () => {
    const [first, ...others] = winner('1.900').points;
    const unpriced = {
      ...winner('1.900'),
      points: [{ ...buildPoint(first), odd: null, status: 2 as const }, ...others],
    };
    show({ plays: [unpriced] });
    const lines = await part('Markets on sale');
    expect(lines.getByText(/14 of 20/)).toBeDefined();
    expect(lines.queryByText(/Implied|Within|often than/)).toBeNull();
  });

  it('SPOIL-2 hidden matches are left out and counted, and the numbers are asked for without them', async () => {
    const seen = {
      ...analysis(),
      teams: [team(A, form, 0), team(B, [], 0)].map((one) => ({ ...one, won: 0, lost: 0 })),
    };
    const { container, callsOf } = show({
      isHidden: true,
      server: {
        getAnalysis: ({ hidden }) => ok({ analysis: Array.isArray(hidden) && hidden.length > 0 ? seen : analysis() }),
      },
    });
    expect((await screen.findAllByText('10 hidden results are not counted')).length).toBe(1);
    expect(callsOf('getAnalysis').map(({ body }) => body['hidden'])).toEqual([
      [],
      [...form.map(({ game_id }) => game_id), 200, 201, 202, 300],
    ]);
    expect(contentOf(container)).not.toMatch(/7 of 10|in a row|WWon/);
  });

  it('STATS-1 a match without analysis and a failed answer have their texts', async () => {
    show({ answer: null });
    expect(await screen.findByText('There is no analysis of this match')).toBeDefined();
    cleanup();
    show({ server: { getAnalysis: () => envelope(2) } });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined();
  });
});

describe('the prices of a play since it opened', () => {
  it('STATS-10 are lines whose table has the same values', async () => {
    const steps = [
      { at: MATCH.start_time - 7_200_000, odd: '2.100' },
      { at: MATCH.start_time - 3_600_000, odd: '1.900' },
    ];
    show({ server: { getPriceSteps: () => ok({ points: [{ point_id: 1, steps }] }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Odds since opening: Match winner' }));
    expect(await screen.findByText('Team 14: 2.100 to 1.900')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const cells = within(screen.getByRole('table', { name: 'Odds since opening' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1, 3)).toEqual(['Jan 1, 10:00Team 142.100', 'Jan 1, 11:00Team 141.900']);
  });
});

describe('the way to the analysis', () => {
  it('DETAIL-3 STATS-6 one press beside the prices of a market opens it at this market, and back leads to the markets', async () => {
    const server = { getAnalysis: () => ok({ analysis: analysis() }) };
    const { app } = renderInApp(<DetailContent detail={detailOf([winner('1.900')])} />, {
      server,
      place: '/match/detail?game_id=7',
    });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('Analysis');
    fireEvent.click(await screen.findByRole('button', { name: 'Analysis: Match winner' }));
    expect(app.env.location.read().search).toBe('game_id=7&tab=analysis&play=1');
    const heading = await screen.findByRole('heading', { name: 'Match winner' });
    expect(document.activeElement).toBe(heading);
  });
});
