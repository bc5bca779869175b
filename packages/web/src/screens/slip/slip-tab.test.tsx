// @vitest-environment jsdom
import { buildSlipItem } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { SlipActions, SlipView } from '../../state';
import { buildSlipRow, buildSlipView } from '../testing/build-slip-view';
import { InLanguage } from '../testing/in-language';
import { SlipTab } from './slip-tab';

const door = vi.hoisted(() => ({ slip: vi.fn<() => SlipView & SlipActions>(), signedIn: true }));
vi.mock('../../state', () => ({
  useSlip: door.slip,
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useSession: () => ({ signedIn: door.signedIn, currency: { id: 1, code: 'CNY', decimals: 2 } }),
}));

function show(fields: Partial<SlipView> = {}, signedIn = true) {
  const slip = buildSlipView(fields);
  door.signedIn = signedIn;
  door.slip.mockReturnValue(slip);
  render(
    <InLanguage>
      <SlipTab kind={slip.kind} />
    </InLanguage>,
  );
  return slip;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('SlipTab', () => {
  it('SLIP-1 shows of an item the pick, the market, the match and the price, and removes it by its point', () => {
    const slip = show({ rows: [buildSlipRow({ item: buildSlipItem({ shop_id: 7 }) })] });
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('Team 14');
    expect(card.textContent).toContain('Match winner');
    expect(card.textContent).toContain('Team 14 – Team 15');
    expect(card.textContent).toContain('1.955');
    press('Remove Team 14');
    expect(slip.remove).toHaveBeenCalledWith(7);
  });

  it('SLIP-1 says in plain words what a pick means, below its market', () => {
    show({ rows: [buildSlipRow({ item: buildSlipItem() })] });
    const market = screen.getByText('Match winner').closest('details');
    expect(market?.querySelector('p')?.textContent).toBe('Team 2 wins the match.');
  });

  it('SLIP-2 clear empties the tab', () => {
    const slip = show();
    press('Clear all');
    expect(slip.clear).toHaveBeenCalledOnce();
  });

  it('SLIP-8 sends stakes as typed: of one single, of all, from a chip and from the maximum', () => {
    const slip = show();
    fireEvent.change(screen.getByLabelText('Stake on Team 2'), { target: { value: '7.5' } });
    fireEvent.change(screen.getByLabelText('Stake for each single'), { target: { value: 'abc' } });
    press('10');
    press('Max');
    expect(vi.mocked(slip.setStake).mock.calls).toEqual([['7.5', 1], ['abc'], ['10'], ['5000.00']]);
  });

  it('SLIP-8 names the limits and the one that bit', () => {
    show({ problem: { reason: 'day_limit', limit: '120.00', message: null }, canPlace: false });
    expect(screen.getByText('Min 1 · max 5,000 · left today 18,250')).toBeDefined();
    expect(screen.getByText('Daily bet limit reached (CNY 120.00)')).toBeDefined();
    expect(screen.getByRole('button', { name: /Place/ })).toHaveProperty('disabled', true);
  });

  it('SLIP-9 signed out the button asks for a sign-in', () => {
    const slip = show({ canPlace: false, limits: null }, false);
    press('Sign in to place bets');
    expect(slip.place).toHaveBeenCalledOnce();
  });

  it('SLIP-10 shows the old price struck out, the new one, and one button that agrees', () => {
    const moved = buildSlipRow({
      odd: '1.420',
      was: '1.450',
      move: 'down',
      problem: { reason: 'odds_lower', limit: null, message: null },
    });
    const slip = show({ rows: [moved], needsAccept: true, canPlace: false });
    expect(screen.getByText('The price moved from 1.450 to 1.420')).toBeDefined();
    expect(document.querySelector('s')?.textContent).toBe('1.450');
    expect(screen.getByRole('alert').textContent).toBe('The odds have dropped and you accept better odds only');
    press('Accept new odds');
    expect(slip.acceptNewOdds).toHaveBeenCalledOnce();
    expect(slip.place).not.toHaveBeenCalled();
  });

  it('SLIP-11 offers the three preferences', () => {
    const slip = show();
    const select = screen.getByLabelText('When odds change');
    expect(select.querySelectorAll('option')).toHaveLength(3);
    fireEvent.change(select, { target: { value: 'none' } });
    expect(slip.setAccept).toHaveBeenCalledWith('none');
  });

  it('BET-7 shows the sentence of the server on the item that it concerns', () => {
    const rows = [
      buildSlipRow({ problem: { reason: 'bet_closed', limit: null, message: 'Bet closed, sorry' } }),
      buildSlipRow({ item: buildSlipItem({ shop_id: 2 }) }),
    ];
    show({ rows });
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Bet closed, sorry');
    expect(second?.textContent).not.toContain('Bet closed');
  });

  it('BET-8 a lost answer reads as being asked for, never as failed, and cannot be placed again', () => {
    show({ phase: 'unknown' });
    const button = screen.getByRole('button', { name: 'Checking what happened…' });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText(/not placed twice/)).toBeDefined();
  });

  it('BET-4 shows one row a bet that was taken, and whether it is confirmed', () => {
    const bet = { kind: 'single', stake: '50.00', odds: '1.955', items: [buildSlipItem()] } as const;
    const slip = show({
      rows: [],
      phase: 'done',
      placed: [
        { ...bet, orderNo: 'A', receiveStatus: 0 },
        { ...bet, orderNo: 'B', receiveStatus: 1 },
      ],
    });
    const said = screen.getByText('2 bets placed').closest('[role="status"]')?.textContent;
    expect(said).toContain('Confirmed');
    expect(said).toContain('Placed, awaiting confirmation');
    press('Done');
    expect(slip.dismissResults).toHaveBeenCalledOnce();
  });
});
