// @vitest-environment jsdom
import { buildSlipItem } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { RemovedItemView, ShownCombination, SlipActions, SlipView } from '../../state';
import { buildPlacedBet, buildSlipRow } from '../../../testing/build-slip-row';
import { buildSlipView } from '../../../testing/build-slip-view';
import { InLanguage } from '../../../testing/in-language';
import { SlipTab } from './slip-tab';

const door = vi.hoisted(() => ({
  slip: vi.fn<() => SlipView & SlipActions>(),
  lines: vi.fn<() => ShownCombination[]>(),
  signedIn: true,
  removed: vi.fn<() => RemovedItemView>(),
}));
vi.mock('../../state', () => ({
  useSlip: door.slip,
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useNow: () => 10_000,
  useCombinations: door.lines,
  useRemovedItem: door.removed,
  useStakeTyping: () => vi.fn(),
  decimalsOf: () => 2,
  useSession: () => ({ signedIn: door.signedIn, currency: { id: 1, code: 'CNY', decimals: 2 } }),
}));

let shown: RenderResult | null = null;

function show(fields: Partial<SlipView> = {}, signedIn = true, onDone?: () => void) {
  const slip = buildSlipView(fields);
  door.signedIn = signedIn;
  door.slip.mockReturnValue(slip);
  const tab = (
    <InLanguage>
      <SlipTab kind={slip.kind} onDone={onDone} />
    </InLanguage>
  );
  if (shown === null) shown = render(tab);
  else shown.rerender(tab);
  return slip;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const back = { undo: vi.fn(), forget: vi.fn() };

beforeEach(() => door.removed.mockReturnValue({ removed: null, ...back }));
afterEach(() => {
  cleanup();
  shown = null;
});

/** A part that loads with its first use. */
const LOADED = { timeout: 20_000 };

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

  it('SLIP-1 states in plain words what a pick means, below its market', () => {
    show({ rows: [buildSlipRow({ item: buildSlipItem() })] });
    const market = screen.getByText('Match winner').closest('details');
    expect(market?.querySelector('p')?.textContent).toBe('Team 2 wins the match.');
  });

  it('SLIP-2 clear empties the tab', () => {
    const slip = show();
    press('Clear all');
    expect(slip.clear).toHaveBeenCalledOnce();
  });

  it('U35 selections of one team name their opponents, also in one line, in labels and in the result', () => {
    const same = (shop_id: number) => {
      const item = buildSlipItem({ shop_id });
      const match = { ...item.match, team_name_1_en: 'Tide' };
      return { ...item, match };
    };
    const items = [1, 2, 3, 4].map((id) => (id < 3 ? same(id) : buildSlipItem({ shop_id: id })));
    show({ kind: 'parlay', rows: items.map((item) => buildSlipRow({ item })) });
    const titles = ['Tide (vs Team 3)', 'Tide (vs Team 5)', 'Team 6', 'Team 8'];
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
    for (const pick of titles) screen.getByRole('button', { name: `Remove ${pick}` });
    const [first, second] = items.map((item) => buildPlacedBet({ orderNo: `${item.shop_id}`, items: [item] }));
    if (first && second) show({ rows: [], phase: 'done', placed: [first, second] });
    for (const pick of titles.slice(0, 2)) screen.getByText(pick);
  });

  const two = [1, 2].map((shop_id) => buildSlipRow({ item: buildSlipItem({ shop_id }) }));

  it('SLIP-8 sends stakes as typed: of one single, of all, from a chip and from the maximum', () => {
    const slip = show({ rows: two });
    fireEvent.change(screen.getByLabelText('Stake on Team 2'), { target: { value: '7.5' } });
    fireEvent.change(screen.getByLabelText('Stake per single'), { target: { value: 'abc' } });
    press('10');
    press('Max');
    expect(vi.mocked(slip.setStake).mock.calls).toEqual([['7.5', 1], ['abc'], ['10'], ['5000']]);
  });

  it('U10 SLIP-8 Max is the highest stake that all limits allow, and absent without such a stake', () => {
    const slip = show({ maxStake: '55.00' });
    press('Max');
    expect(slip.setStake).toHaveBeenCalledWith('55');
    show({ maxStake: null });
    expect(screen.queryByRole('button', { name: 'Max' })).toBeNull();
  });

  it('U25 SLIP-8 one selection has one stake field', () => {
    show();
    expect(screen.getByLabelText('Stake')).toBeDefined();
    expect(screen.queryByLabelText('Stake on Team 2')).toBeNull();
    expect(screen.queryByLabelText('Stake per single')).toBeNull();
  });

  it('U12 SLIP-8 an own stake stays beside the common one until the player applies that to all', () => {
    const own = two.map((row, index) => ({ ...row, stake: index === 0 ? '1000' : '' }));
    const slip = show({ rows: own, stake: '5000', hasOwnStakes: true });
    expect(screen.getByLabelText<HTMLInputElement>('Stake on Team 2').value).toBe('1,000');
    expect(screen.getByLabelText<HTMLInputElement>('Stake on Team 4').placeholder).toBe('5,000');
    press('Use 5,000 for all');
    expect(slip.useForAll).toHaveBeenCalledOnce();
  });

  it('U11 SLIP-8 shows a stake grouped, and sends it plain', () => {
    const slip = show({ stake: '1234.5' });
    const field = screen.getByLabelText<HTMLInputElement>('Stake');
    expect(field.value).toBe('1,234.5');
    fireEvent.change(field, { target: { value: '1,234,567' } });
    expect(slip.setStake).toHaveBeenLastCalledWith('1234567');
  });

  it('U24 SLIP-8 asks for the amount only after a press without one', () => {
    const problem = { reason: 'enter_amount', limit: null, message: null } as const;
    const slip = show({ stake: '', totalStake: null, possibleReturn: null, canPlace: false, problem });
    expect(screen.queryByText('Please enter the amount')).toBeNull();
    press('Place bet');
    expect(screen.getByText('Please enter the amount')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Stake'));
    expect(slip.place).not.toHaveBeenCalled();
  });

  it('U1 SLIP-1 from four selections on each is one line that opens', () => {
    const rows = [1, 2, 3, 4].map((shop_id) => buildSlipRow({ item: buildSlipItem({ shop_id }) }));
    show({ rows });
    expect(screen.queryByText('Match winner')).toBeNull();
    const line = screen.getByRole('button', { name: 'Team 2' });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByLabelText('Stake on Team 2')).toBeDefined();
    show({ rows: rows.slice(1) });
    expect(screen.getAllByText('Match winner')).toHaveLength(3);
  });

  it('U26 SLIP-3 names the selection that another one of its match replaced, in its place', () => {
    const first = { item: buildSlipItem({ shop_id: 9 }), place: 0, stake: undefined };
    const removed = { kind: 'parlay', first, others: [], typed: {}, isReplaced: true } as const;
    door.removed.mockReturnValue({ removed, ...back });
    show({ kind: 'parlay' });
    const row = screen.getByRole('group', { name: 'Team 18 replaced: one pick per match' });
    expect(row.closest('li')?.nextElementSibling?.textContent).toContain('Team 2');
    expect(document.activeElement).toBe(document.body);
    press('Undo');
    expect(back.undo).toHaveBeenCalledOnce();
  });

  it('U39 SLIP-4 notifies the sheet when the results are dismissed and nothing is left', () => {
    const placed = [buildPlacedBet()];
    const onDone = vi.fn();
    show({ placed, phase: 'done' }, true, onDone);
    press('Done');
    expect(onDone).not.toHaveBeenCalled();
    show({ rows: [], placed, phase: 'done' }, true, onDone);
    press('Done');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('SLIP-12 the stake of the fast bet is the first chip, and is used unchanged', () => {
    const slip = show({ fastStake: '25' });
    const [first] = screen.getAllByRole('button', { name: /^(Fast bet|10|50|Max)/ });
    expect(first?.textContent).toBe('Fast bet 25');
    press('Fast bet 25');
    expect(slip.setStake).toHaveBeenCalledWith('25');
  });

  it('BET-7 names the limit that bit, what is left of it and its whole', () => {
    const problem = { reason: 'match_limit', limit: '12.00', whole: '500.00', message: null } as const;
    show({ rows: [buildSlipRow({ problem })] });
    expect(screen.getByRole('alert').textContent).toMatch(/ \(CNY 12\.00 left of CNY 500\.00\)$/);
  });

  it('bad-input 95: while another tab places, that is shown and the button waits', () => {
    const slip = show({ phase: 'elsewhere', isUndecided: true, canPlace: false });
    expect(screen.getByText('Another tab is placing a bet. See the result there.')).toBeDefined();
    press('Placing…');
    expect(slip.place).not.toHaveBeenCalled();
  });

  it('SLIP-7 chooses sizes and opens the lines one by one', async () => {
    const items = [buildSlipItem()];
    door.lines.mockReturnValue([{ id: '1', items, odds: '7.472', possibleReturn: '7.47' }]);
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    const options = [{ size: 3, combinationCount: 4, chosen: true }];
    const system = {
      legs: 4,
      options,
      sizes: [3],
      combinationCount: 4,
      stakePerCombination: '1.00',
      leastReturn: '7.47',
    };
    const slip = show({ kind: 'parlay', system });
    await screen.findByRole('button', { name: '3 of 4, 4 combinations' }, LOADED);
    press('3 of 4, 4 combinations');
    expect(slip.toggleSize).toHaveBeenCalledWith(3);
    expect(screen.getByText('4 combinations at CNY 1.00')).toBeDefined();
    expect(screen.getByText('Minimum return if one combination wins').nextSibling?.textContent).toBe('CNY 7.47');
    press('Combo details');
    expect((await screen.findByText('Returns CNY 7.47')).closest('[role="listitem"]')?.textContent).toContain('7.472');
  });

  it('BET-7 offers the stake that would pass, on the item or for all, and takes it without placing', () => {
    const problem = { reason: 'market_limit', limit: '12.00', offer: '12.00', message: null } as const;
    const slip = show({ rows: [buildSlipRow({ problem })] });
    press('Stake CNY 12.00 instead');
    expect(slip.setStake).toHaveBeenCalledWith('12.00', 1);
    expect(slip.place).not.toHaveBeenCalled();
  });

  it('BET-8 counts a held bet down by the server, and states why one was rejected', () => {
    const held = buildPlacedBet({ receiveStatus: 1, heldUntil: 14_200, delay: 5_000 });
    const lost = buildPlacedBet({ orderNo: 'B', receiveStatus: 2, heldUntil: 9_000, rejectReason: 'moved_in_delay' });
    show({ rows: [], phase: 'done', placed: [held, lost] });
    expect(screen.getByText('Confirmed within 5 seconds')).toBeDefined();
    expect(screen.getByText('Rejected').closest('li')?.textContent).not.toContain('Confirmed in');
    expect(screen.getByText('Rejected').closest('li')?.textContent).toMatch(/delay|moved|changed/i);
  });

  it('SLIP-8 BET-2 a return that the pool still moves is marked as indicative', () => {
    const other = buildSlipRow({ item: buildSlipItem({ shop_id: 2 }) });
    show({ rows: [buildSlipRow({ possibleReturn: '19.32', indicative: true }), other] });
    expect(screen.getByText('Returns about CNY 19.32')).toBeDefined();
    expect(screen.getByText('Possible return (indicative)')).toBeDefined();
    show({ rows: [buildSlipRow({ possibleReturn: '19.32' }), other] });
    expect(screen.getByText('Returns CNY 19.32')).toBeDefined();
    expect(screen.getByText('Possible return')).toBeDefined();
  });

  it('SLIP-8 names the limits and the one that bit', () => {
    show({ problem: { reason: 'day_limit', limit: '120.00', message: null }, canPlace: false });
    expect(screen.getByText('Min 1 · max 5,000 · left today 18,250')).toBeDefined();
    expect(screen.getByText('CNY 120.00 left of your daily limit')).toBeDefined();
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
    expect(screen.getByText(/better odds only$/, { selector: 'p' }).textContent).toBe(
      'Team 2: The odds have dropped; you accept better odds only',
    );
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
    const slip = show({ phase: 'unknown', isUndecided: true });
    const button = screen.getByRole('button', { name: 'Checking your bet…' });
    fireEvent.click(button);
    expect(slip.place).not.toHaveBeenCalled();
    expect(screen.getByText(/not placed twice/)).toBeDefined();
  });

  it('BET-4 shows one row a bet that was taken, and whether it is confirmed', () => {
    const slip = show({
      rows: [],
      phase: 'done',
      placed: [buildPlacedBet(), buildPlacedBet({ orderNo: 'B', receiveStatus: 1 })],
    });
    const text = screen.getByText('Sent – being checked').closest('section')?.textContent;
    expect(text).toContain('Confirmed');
    expect(text).toContain('Placed, awaiting confirmation');
    press('Done');
    expect(slip.dismissResults).toHaveBeenCalledOnce();
  });

  it('U16 BET-4 bets are called placed once none of them waits', () => {
    const placed = ['A', 'B'].map((orderNo) => buildPlacedBet({ orderNo }));
    show({ rows: [], phase: 'done', placed });
    expect(screen.getByText('2 bets placed')).toBeDefined();
    expect(screen.queryByText('Sent – being checked')).toBeNull();
  });

  it('U16 U15 a result states per leg the price asked and used, and what the bet can return', () => {
    const prices = [{ asked: '1.955', used: '1.900' }];
    show({ rows: [], phase: 'done', placed: [buildPlacedBet({ prices, possibleReturn: '95.00' })] });
    const result = screen.getByRole('region', { name: 'Placed bets' });
    expect(result.textContent).toContain('Asked 1.955, accepted at 1.900');
    expect(result.textContent).toContain('Possible returnCNY 95.00');
  });

  it('U15 a system has a number of combinations and no single price', () => {
    const items = [1, 2, 3, 4].map((shop_id) => buildSlipItem({ shop_id }));
    const placed = [buildPlacedBet({ kind: 'parlay', items, odds: '29.816', combinationCount: 35 })];
    show({ kind: 'parlay', rows: [], phase: 'done', placed });
    const result = screen.getByRole('region', { name: 'Placed bets' });
    expect(result.textContent).toContain('35 combinations');
    expect(result.textContent).not.toContain('29.816');
  });

  it('U8 BET-2 of a pool the price is an estimate', () => {
    const item = buildSlipItem();
    const items = [{ ...item, play: { ...item.play, category_id: 1 as const } }];
    const prices = [{ asked: null, used: '1.955', is_estimated: 1 as const }];
    show({ rows: [], phase: 'done', placed: [buildPlacedBet({ items, prices })] });
    expect(screen.getByText('estimated 1.955')).toBeDefined();
    expect(screen.getByText('Possible return (indicative)')).toBeDefined();
  });

  it('U8 BET-2 a selection of a pool without stakes has no odds', () => {
    show({ rows: [buildSlipRow({ odd: null, indicative: true })] });
    expect(screen.getByRole('article').textContent).toContain('No bets yet');
    expect(screen.getByRole('article').textContent).not.toMatch(/\d\.\d{3}/);
  });

  it('U16 while a bet waits the result is amber with the progress of the delay, then it states how it ended', () => {
    const held = buildPlacedBet({ receiveStatus: 1, heldUntil: 12_000, delay: 4_000 });
    show({ rows: [], phase: 'done', placed: [held] });
    const result = () => screen.getByRole('region', { name: 'Placed bets' });
    expect(result().dataset['result']).toBe('sent');
    expect(result().querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe('50%');
    show({ rows: [], phase: 'done', placed: [{ ...held, receiveStatus: 2, rejectReason: 'moved_in_delay' }] });
    expect(result().dataset['result']).toBe('rejected');
    expect(screen.getByRole('heading', { name: 'Bet rejected' })).toBeDefined();
  });

  it('U16 a request that was abandoned states that the bet was not placed', () => {
    show({ problem: { reason: 'not_placed', limit: null, message: null } });
    expect(screen.getByText(/^Your bet was not placed\./)).toBeDefined();
  });

  it('U2 from the button that placed the bet the focus goes to the first action of the result', () => {
    show();
    screen.getByRole('button', { name: 'Place CNY 50.00' }).focus();
    show({ rows: [], phase: 'done', placed: [buildPlacedBet()] });
    expect(document.activeElement?.textContent).toBe('Done');
  });

  it('U2 the button keeps the focus while the bet is sent', () => {
    show();
    screen.getByRole('button', { name: 'Place CNY 50.00' }).focus();
    show({ phase: 'placing', isUndecided: true });
    expect(document.activeElement?.textContent).toBe('Placing…');
  });

  it('U3 a refusal names its pick; a moved price is left to the live region of the app', () => {
    const [a, b] = [buildSlipItem({ shop_id: 1 }), buildSlipItem({ shop_id: 2 })];
    const problem = (reason: 'odds_lower' | 'suspended') => ({ reason, limit: null, message: null });
    show({
      rows: [
        buildSlipRow({ item: a, problem: problem('suspended') }),
        buildSlipRow({ item: b, problem: problem('odds_lower') }),
      ],
    });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Team 2: /),
    ]);
    expect(screen.getByText(/better odds only$/, { selector: 'p' })).toBeDefined();
  });

  it('U3 stale prices are left to the live region of the app, other problems are not', () => {
    const isAnnounced = (text: string): boolean => screen.getByText(text).closest('[role="status"]') !== null;
    show({ problem: { reason: 'suspended', limit: null, message: null } });
    expect(isAnnounced('This market is suspended')).toBe(true);
    show({ problem: { reason: 'prices_stale', limit: null, message: null } });
    expect(isAnnounced('Prices are not live. One moment, please.')).toBe(false);
  });

  it('SLIP-2 states that a pick was removed, and offers undo with the focus on it', () => {
    const rows = [1, 2, 3].map((shop_id) => buildSlipRow({ item: buildSlipItem({ shop_id }) }));
    const first = { item: buildSlipItem({ shop_id: 9 }), place: 1, stake: undefined };
    const removed = { kind: 'single', first, others: [], typed: {} } as const;
    door.removed.mockReturnValue({ removed, ...back });
    show({ rows });
    const row = screen.getByRole('group', { name: 'Team 18 removed' });
    expect(row.closest('li')?.previousElementSibling?.textContent).toContain('Team 2');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe('Undo');
    press('Undo');
    expect(back.undo).toHaveBeenCalledOnce();
    door.removed.mockReturnValue({ removed: null, ...back });
    show({ rows: rows.toSpliced(1, 0, buildSlipRow({ item: first.item })) });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Team 18' }));
  });

  it('SLIP-2 states that all were removed, and offers undo with the focus on it', () => {
    const picks = [1, 2].map((shop_id, place) => ({ item: buildSlipItem({ shop_id }), place, stake: undefined }));
    const [first, ...others] = picks;
    if (first === undefined) throw new Error('no picks');
    door.removed.mockReturnValue({ removed: { kind: 'single', first, others, typed: {} }, ...back });
    show({ rows: [] });
    expect(screen.getByRole('group', { name: '2 picks removed' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Undo');
    press('Undo');
    door.removed.mockReturnValue({ removed: null, ...back });
    show({ rows: picks.map(({ item }) => buildSlipRow({ item })) });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Team 2');
  });

  it('SLIP-8 a win is typed as the stake is; untouched, the field shows what the stake wins', () => {
    const slip = show({ kind: 'parlay', stake: '10', totalStake: '10.00', possibleReturn: '74.72', win: '64.72' });
    const field = screen.getByLabelText('To win');
    expect(field).toHaveProperty('value', '64.72');
    fireEvent.change(field, { target: { value: '100' } });
    expect(slip.setWin).toHaveBeenCalledWith('100');
    expect(field).toHaveProperty('value', '100');
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '64.72');
  });

  it('BET-7 asks once more for a large stake with the very same button, and aloud', () => {
    const large = { totalStake: '500.00', confirm: { key: 'k', asked: false } };
    show(large);
    const button = screen.getByRole('button', { name: 'Place CNY 500.00' });
    const region = button.closest('[data-places-bets]')?.nextElementSibling;
    expect([region?.getAttribute('role'), region?.textContent]).toEqual(['status', '']);
    const slip = show({ ...large, confirm: { key: 'k', asked: true } });
    expect(button.textContent).toBe('Confirm CNY 500.00');
    expect(region?.textContent).toBe('This is a large stake. Press again to place CNY 500.00.');
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.click(button);
    expect(slip.place).toHaveBeenCalledOnce();
    fireEvent.blur(button);
    expect(slip.cancelConfirmation).toHaveBeenCalledOnce();
  });
});
