// @vitest-environment jsdom
import type { DeskAnswer, ReferredBet } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { FakePush } from '../../../testing/fake-push';
import { placeNow, showScreen, stateOn } from '../../../testing/show-screen';
import Queue from './queue';

afterEach(cleanup);

type Entry = DeskAnswer<'quarantine'>['entries'][number];

const PRICES: Entry = {
  ...{ entry_id: 7, kind: 'prices', doubt: 'jump', game_id: 70, play_id: 9, round: null },
  event: { type: 'prices', prices: [{ point_id: 901, odd: 90_000 }] },
  ...{ event_hash: 'abc', stored: { prices: [{ point_id: 901, odd: 2_000 }] }, seen: 3, at: 1_000, approved_by: [] },
};
const RESULT: Entry = { ...PRICES, kind: 'result', doubt: 'contradicts', stored: { score_1: 2 } };

const TEAMS = {
  ...{ team_id_1: 1, team_id_2: 2, outright: null },
  ...{ team_1: { en: 'Ann', cn: '安' }, team_2: { en: 'Bob', cn: '博' } },
};
const NAMES: DeskAnswer<'quarantine'>['names'] = {
  ...{ games: [], events: [], points: [], operators: [], teams: [] },
  matches: [{ game_id: 70, ...TEAMS }],
  plays: [{ play_id: 9, game_id: 70, market: 'map_winner', round: 2, line: null, names: null }],
};

const MISSING: DeskAnswer<'missingResults'> = {
  matches: [
    {
      ...{ game_id: 70, ...TEAMS, starts_at: 1_000, is_over: true },
      plays: [
        {
          ...{ play_id: 9, market: 'match_winner', round: 0, line: null, names: null, tickets: 4 },
          points: [
            { point_id: 901, pick: { kind: 'team', team_id: 1 }, line: null },
            { point_id: 902, pick: { kind: 'team', team_id: 2 }, line: null },
          ],
        },
      ],
    },
  ],
};

const deskWith = (entry: Entry): FakeDesk =>
  new FakeDesk({
    quarantine: () => ({ entries: [entry], names: NAMES }),
    missingResults: () => MISSING,
    decideQuarantine: () => ({}),
  });

function confirm(name: string): void {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name }));
}

it('DESK-6 shows what the feed says and what is stored, and approves the entry that was seen', async () => {
  const fake = deskWith(PRICES);
  showScreen(<Queue />, fake, { hash: '#/queue/7' });
  expect(await screen.findByText(/"odd":90000/)).toBeTruthy();
  expect(screen.getByText(/"odd":2000/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  confirm('Approve');
  await waitFor(() =>
    expect(fake.bodiesOf('decideQuarantine')).toMatchObject([{ entry_id: 7, event_hash: 'abc', is_approved: true }]),
  );
});

it('DESK-6 names matches, markets and picks in the language of the operator', async () => {
  showScreen(<Queue />, deskWith(PRICES), { hash: '#/queue/7', language: 'zh-CN' });
  expect(await screen.findByText('安 – 博')).toBeTruthy();
  expect(screen.getByText(/第二局.* · 9$/)).toBeTruthy();
  fireEvent.click(screen.getAllByText('安 – 博 · 70').at(-1) ?? document.body);
  expect(within(await screen.findByRole('dialog')).getByLabelText('博')).toBeTruthy();
});

it('DESK-6 a result is proposed to another person', async () => {
  const fake = deskWith(RESULT);
  showScreen(<Queue />, fake, { hash: '#/queue/7' });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose to approve' }));
  confirm('Propose');
  await waitFor(() =>
    expect(fake.bodiesOf('propose')).toMatchObject([
      { kind: 'release_result', payload: { entry_id: 7, event_hash: 'abc', is_approved: true } },
    ]),
  );
});

it('DESK-6 BET-9 a missing result is settled by hand, an outcome for each selection', async () => {
  const fake = deskWith(PRICES);
  showScreen(<Queue />, fake, { hash: '#/queue' });
  fireEvent.click(await screen.findByText('Ann – Bob · 70'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Bob'), { target: { value: 'won' } });
  confirm('Propose');
  await waitFor(() =>
    expect(fake.bodiesOf('propose')).toMatchObject([
      {
        kind: 'settle_play',
        payload: {
          play_id: 9,
          outcomes: [
            { point_id: 901, outcome: 'lost', void_reason: null },
            { point_id: 902, outcome: 'won', void_reason: null },
          ],
        },
      },
    ]),
  );
  expect(placeNow()).toEqual(['queue']);
});

const REFERRED: ReferredBet = {
  ...{ order_no: '01JD5Z6W7X8Y9ZABCDEFGHJKMN', state: 'waiting', refusal: 'market_limit', at: 1_000, until: 9e12 },
  ...{ is_live: false, kind: 'single', currency_id: 1, stake: '8000', odds: '2.000', cost: '8000' },
  legs: [
    {
      ...{ point_id: 901, play_id: 9, game_id: 70, ...TEAMS, names: null },
      ...{ market: 'match_winner', round: 0, line: null, pick: { kind: 'team', team_id: 1 }, point_line: null },
      ...{ odd: '2.000', odd_now: '1.950', is_open: true, liability: '900000', cap: '1000000' },
    },
  ],
  player: { player_id: 'player-of-a-test-1', factor: 500, bets: 12, staked: '120000', paid: '90000', referred: 2 },
  ...{ claim: null, decided_by: null, offer: null },
};

function showReferred(bet: ReferredBet, me = ME) {
  const fake = deskWith(PRICES);
  fake.set({ claim: () => ({ until: 9e12 }), decideReferred: () => ({}) });
  const push = new FakePush();
  showScreen(<Queue />, fake, { hash: '#/queue', state: stateOn(fake, push), me });
  act(() => {
    push.open();
    push.show('referred', { [bet.order_no]: bet });
  });
  return fake;
}

it('DESK-12 shows a bet that waits with its cost, prices then and now, and the player’s factor and record, and claims it', async () => {
  const fake = showReferred(REFERRED);
  fireEvent.click(await screen.findByText('2.000 → 1.950'));
  await screen.findByText('9,000.00 CNY / 10,000.00 CNY');
  expect(screen.getByText('12 settled: staked 1,200.00 CNY, paid 900.00 CNY; 2 referred')).toBeTruthy();
  expect(screen.getAllByText(/× 0\.500/).length).toBe(2);
  await waitFor(() => expect(fake.bodiesOf('claim')).toMatchObject([{ order_no: REFERRED.order_no }]));
});

const RESULTS: DeskAnswer<'matchResults'> = {
  ...{ game_id: 70, team_id_1: 1, team_id_2: 2, best_of: 1, is_outright: false, void_reason: null, maps: [] },
  ...{ team_1: { en: 'All v One', cn: '一' }, team_2: { en: 'Bob', cn: '' }, outright: null },
  result: { winner: 1, score_1: 2, score_2: 0 },
};

it('DESK-6 a match to be made void is named by its number, and an unknown number is refused', async () => {
  const fake = deskWith(RESULT);
  fake.set({
    matchResults: ({ game_id }) => {
      if (game_id !== RESULTS.game_id) throw new DeskRefusal('unknown_subject');
      return RESULTS;
    },
  });
  showScreen(<Queue />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Void a match' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = (value: string) => fireEvent.change(dialog.getByLabelText('Number of the match'), { target: { value } });
  type('70');
  expect(await dialog.findByText('All v One – Bob')).toBeTruthy();
  type('71');
  expect(await dialog.findByText('There is no such market, match or game.')).toBeTruthy();
  expect(dialog.queryByText('All v One – Bob')).toBeNull();
});

it('DESK-6 a correction names both teams, also one whose name has a " v "', async () => {
  const fake = deskWith(RESULT);
  fake.set({ matchResults: () => RESULTS });
  showScreen(<Queue />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct a result' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Number of the match'), { target: { value: '70' } });
  expect(await dialog.findByLabelText('Score of All v One')).toHaveProperty('value', '2');
  expect(dialog.getByLabelText('Score of Bob')).toHaveProperty('value', '0');
  expect(dialog.getByRole('combobox', { name: 'Winner' }).textContent).toContain('All v One');
});

it('DESK-12 bad-input 310 offers it smaller and at another price, never above the stake and the present price', async () => {
  const fake = showReferred(REFERRED);
  fireEvent.click(await screen.findByText('2.000 → 1.950'));
  fireEvent.click(await screen.findByRole('button', { name: 'Smaller or other price' }));
  const dialog = within(screen.getByRole('dialog'));
  const [stake, price] = [dialog.getByLabelText(/^Stake, at most/), dialog.getByLabelText(/^Price, at most 1\.950/)];
  fireEvent.change(stake, { target: { value: '80.01' } });
  expect(dialog.getByText('An amount up to the stake')).toBeTruthy();
  fireEvent.change(stake, { target: { value: '55' } });
  fireEvent.change(price, { target: { value: '1.951' } });
  expect(dialog.getByText('A price above 1.000 up to the present one')).toBeTruthy();
  fireEvent.change(price, { target: { value: '1.9' } });
  confirm('Offer');
  await waitFor(() =>
    expect(fake.bodiesOf('decideReferred')).toMatchObject([
      { order_no: REFERRED.order_no, decision: { kind: 'reoffer', stake: '5500', odd: 1_900 } },
    ]),
  );
});

it('DESK-12 a bet that another trader has claimed shows him and cannot be decided; others have no part of it', async () => {
  showReferred({ ...REFERRED, claim: { by: 'bob', operator_id: 2, until: 9e12 } });
  fireEvent.click(await screen.findByText('bob looks at it'));
  const take = await screen.findByRole('button', { name: 'Take' });
  expect(take.getAttribute('aria-disabled') === 'true' || take.hasAttribute('disabled')).toBe(true);
  cleanup();
  showReferred(REFERRED, { ...ME, roles: ['settler'] });
  await screen.findByRole('heading', { name: /^Quarantine/ });
  expect(screen.queryByText('Bets that a person decides')).toBeNull();
});
