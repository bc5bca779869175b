// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { buildRoundGame, PLAYED } from '../../../testing/build-round';
import { contentOf } from '../../../testing/content-of';
import { renderWithoutAct } from '../../../testing/in-app';
import { type FakeServer, ok, TOKEN } from '../../../testing/test-app';
import { netAmount } from './net-amount';
import { takesBets } from './round-open';
import { Speed } from './speed';

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));
let leave: () => void = () => undefined;
afterEach(() => leave());

const LIMITS = {
  currency_id: 1,
  min: '1.00',
  max: '1000.00',
  max_payout: '1000000.00',
  day_left: '1000.00',
  points: [],
};

function open(server: FakeServer, place = '/virtual/speed') {
  const test = renderWithoutAct(
    <Suspense>
      <Speed />
    </Suspense>,
    {
      place,
      token: TOKEN,
      server: {
        getCurrentRound: () => ok(buildRoundGame()),
        getRoundChart: () => ok({ results: [] }),
        getOrdinaryLimitInfo: () => ok(LIMITS),
        ...server,
      },
    },
  );
  leave = test.unmount;
  return test;
}

describe('Speed LOL', () => {
  it('ROUND-1 ROUND-8 shows round, phase, commitment, pairing and thirty prices', async () => {
    const { container } = open({});
    await screen.findByRole('region', { name: 'Main' });
    await waitFor(() => expect(container.querySelectorAll('button[aria-pressed][data-result]')).toHaveLength(30));
    const { round } = buildRoundGame();
    const text = contentOf(container);
    for (const part of [round.number, 'Betting', round.commitment.slice(0, 8), 'Past rounds do not change the next.'])
      expect(text).toContain(part);
  });

  it('bad-input 141 a page with older tables shows no odds', async () => {
    const { container } = open({ getCurrentRound: () => ok(buildRoundGame({ tables_hash: 'a'.repeat(64) })) });
    await screen.findByText('The odds tables have a new version');
    expect(container.querySelectorAll('button[aria-pressed][data-result]')).toHaveLength(0);
  });

  it('ROUND-8 a paused game says why', async () => {
    const now = buildRoundGame().now;
    open({ getCurrentRound: () => ok({ state: 'paused', now, speed: 1, reason: 'stopped', until: null }) });
    await screen.findByText('The game was stopped after the last round.');
  });

  it('V27 ROUND-4 the rules state prices and returns of the tables', async () => {
    const { container } = open({}, '/virtual/speed/rules');
    await screen.findByRole('heading', { name: 'Markets and returns' });
    const row = await screen.findByRole('row', { name: /^Map winner/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1.371–3.200', '95.940–96.000 %']);
    expect(contentOf(container)).toContain('11.750');
  });

  it('ROUND-2 bad-input 140 a played round shows its verification', async () => {
    const { round } = buildRoundGame({ ...PLAYED, phase: 'ended', was_live: 1 });
    open(
      {
        getRoundResults: () => ok({ rows: [round], total: 1 }),
        getRound: () => ok({ round }),
      },
      '/virtual/speed/results',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    await screen.findByText('✓ Everything agrees with the seed');
  });
});

it('bad-input 138 ROUND-3 bets are taken by the phase of the server until 300 ms before its end', () => {
  const { ends_at } = buildRoundGame().round;
  expect([
    takesBets({ phase: 'betting', ends_at }, ends_at - 301),
    takesBets({ phase: 'betting', ends_at }, ends_at - 300),
    takesBets({ phase: 'preparing', ends_at }, ends_at - 9_000),
    takesBets({ phase: 'ready', ends_at }, ends_at - 9_000),
  ]).toEqual([true, false, false, false]);
});

it('ROUND-9 the net result is exact', () => {
  expect([netAmount('30.00', '12.50'), netAmount('0.10', '0.30'), netAmount('5', '5')]).toEqual([
    '-17.50',
    '0.20',
    '0',
  ]);
});
