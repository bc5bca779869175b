// @vitest-environment jsdom
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { AppStateContext } from '../../state/app-context';
import { noteCorrections } from '../../state/corrections/corrections';
import { refreshAccount } from '../../state/session/refresh-account';
import { createTestApp, ok, refused, TOKEN, type FakeServer } from '../../../testing/test-app';
import { InLanguage } from '../../../testing/in-language';
import { CorrectionNotice } from './correction-notice';

afterEach(cleanup);

const ORDER = '01JDEM0123456789ABCDEFGHJK';
const BET = buildBet({ order_no: ORDER, revision: 2, prize_status: 2, currency_id: 1 });
const { odd, outcome, void_reason, dead_heat, closing_odd, rule, result } = buildBetLeg();
const settled = (revision: number, amount: string) => ({
  revision,
  settle_time: 1_000 * revision,
  source: 'simulator',
  reason: null,
  is_cancel: 0,
  prize_status: 1,
  settlement_odds: '1.955',
  settlement_amount: amount,
  legs: [{ odd, outcome, void_reason, dead_heat, closing_odd, rule, result }],
});
const RECEIPT = { bet: BET, revisions: [settled(1, '97.75'), settled(2, '0.00')], cap: '100000.00', is_pool: 0 };

async function show(server: FakeServer) {
  const { app } = createTestApp({ token: TOKEN, server });
  await refreshAccount(app);
  noteCorrections(app, [BET, { order_no: `${ORDER.slice(0, -1)}M`, revision: 2 }]);
  await act(async () => {
    await Promise.resolve();
    render(
      <AppStateContext value={app}>
        <InLanguage>
          <CorrectionNotice />
        </InLanguage>
      </AppStateContext>,
    );
  });
  return app;
}

it('BET-9 names the ticket that was resettled with its old and its new amount, until it is closed', async () => {
  const app = await show({ getBetReceipt: () => ok(RECEIPT) });
  expect(screen.getByRole('region', { name: 'Corrected' }).textContent).toContain('Order …EFGHJK was resettled.');
  expect(screen.getByText('Before: CNY 97.75. Now: CNY 0.00.')).toBeDefined();
  expect(screen.getByText('One more bet was resettled.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Receipt' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Corrected' })).toBeNull();
  expect(app.corrections.getState()).toEqual([]);
});

it('BET-9 states what it knows if the amounts are missing', async () => {
  await show({ getBetReceipt: () => refused('unavailable') });
  expect(screen.getByText(/was resettled\.$/, { selector: 'p:first-child' })).toBeDefined();
  expect(screen.queryByText(/Before/)).toBeNull();
});

it('USER-1 shows nothing of a player who is gone', async () => {
  const app = await show({ getBetReceipt: () => ok(RECEIPT) });
  act(() => app.session.setState({ generation: 9 }));
  expect(screen.queryByRole('region', { name: 'Corrected' })).toBeNull();
});
