// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FakeDesk, ME } from '../../../testing/fake-desk';
import { placeNow, showScreen } from '../../../testing/show-screen';
import Bets from './bets';

afterEach(cleanup);

const ORDER = '01JG3ZK5T0ABCDEFGHJKMNPQRS';
const PLAYER = '0b0f3b3e-5d53-4c3c-8a5e-2f1f0a9f1a11';
const BET: DeskAnswer<'bets'>['bets'][number] = {
  ...{ order_no: ORDER, request_id: 'a request of a bet', player_id: PLAYER, bet_time: 1_000, settle_time: null },
  ...{ kind: 'single', state: 'open', currency_id: 1, stake: '1050', odds: '2.000', payout: null, revision: 0 },
  legs: [
    {
      ...{ game_id: 7, team_id_1: 1, team_id_2: 2, outright: null, odd: '2.000' },
      ...{ team_1: { en: 'Aurora', cn: '极光' }, team_2: { en: 'Nova', cn: '新星' } },
      ...{
        market: 'map_winner',
        round: 2,
        line: null,
        names: null,
        pick: { kind: 'team', team_id: 2 },
        point_line: null,
      },
    },
  ],
};

it('DESK-19 finds bets by the text of the address, and opens a ticket', async () => {
  const fake = new FakeDesk({ bets: () => ({ bets: [BET], next: null }) });
  showScreen(<Bets />, fake, { hash: `#/bets/${PLAYER}` });
  expect(await screen.findByText(/Aurora – Nova · .*Map 2.* · Nova @ 2\.000/)).toBeTruthy();
  expect(screen.getByText('10.50 CNY')).toBeTruthy();
  expect(fake.bodiesOf('bets')).toEqual([{ search: PLAYER, limit: 100 }]);
  fireEvent.click(screen.getByText(ORDER));
  expect(placeNow()).toEqual(['bets', PLAYER, ORDER]);
});

it('DESK-19 names teams, markets and picks in the language of the operator', async () => {
  const total = { market: 'total_kills' as const, line: 26_500, pick: { kind: 'over' as const } };
  const outright = { en: 'World Cup', cn: '世界杯' };
  const bets = [
    {
      ...BET,
      legs: BET.legs.flatMap((each) => [
        { ...each, ...total },
        { ...each, outright },
      ]),
    },
  ];
  showScreen(<Bets />, new FakeDesk({ bets: () => ({ bets, next: null }) }), { hash: '#/bets', language: 'zh-CN' });
  expect(await screen.findByText(/极光 – 新星 · .*26\.5.* @ 2\.000; 世界杯 · .* · 新星 @/)).toBeTruthy();
});

it('DESK-19 reads earlier bets after the last one', async () => {
  const fake = new FakeDesk({ bets: ({ before }) => ({ bets: [BET], next: before === undefined ? ORDER : null }) });
  showScreen(<Bets />, fake, { hash: '#/bets' });
  fireEvent.click(await screen.findByRole('button', { name: 'Earlier bets' }));
  await waitFor(() => expect(fake.bodiesOf('bets').at(-1)).toEqual({ search: '', limit: 100, before: ORDER }));
});

it('DESK-19 a trader sees a ticket with ledger and seals, and is offered no player', async () => {
  const fake = new FakeDesk({
    bets: () => ({ bets: [BET], next: null }),
    ticket: () => ({
      player_id: PLAYER,
      bet: buildBet({
        order_no: ORDER,
        stake: '10.50',
        legs: [buildBetLeg({ shop_id: 5, outcome: 'won', result: '2:1' })],
      }),
      ...{ cap: '100.00', is_pool: 0, revisions: [], stored_answer: { results: [] } },
      prices: [
        {
          ...{ point_id: 5, version: 1, odd: '2.000', odd_now: '1.900', version_now: 3 },
          steps: [{ at: 1_000, odd: '1.900', version: 3 }],
        },
      ],
      ledger: [
        {
          ...{ transaction_id: 12, kind: 'stake', at: 1_000, seal: 4 },
          entries: [{ account: 'house:stakes', currency_id: 1, amount: '1050' }],
        },
      ],
      seals: [{ number: 4, day: '2026-01-01', at: 1_000, head: 'ab12' }],
    }),
  });
  showScreen(<Bets />, fake, { hash: `#/bets/-/${ORDER}`, me: { ...ME, roles: ['trader'] } });
  expect(await screen.findByText('house:stakes 10.50 CNY')).toBeTruthy();
  expect(screen.getByText('ab12')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByText('Stake', { selector: 'dt' }).parentElement?.textContent).toBe('Stake10.50 CNY'),
  );
  expect(screen.getByText('Won · 2:1')).toBeTruthy();
  expect(screen.getByText(/^\d\d:\d\d:\d\d 1\.900$/)).toBeTruthy();
  expect(screen.getByText('2.000 (version 1), now 1.900 (version 3)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To the player' })).toBeNull();
});
