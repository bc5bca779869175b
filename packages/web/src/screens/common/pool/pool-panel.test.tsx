// @vitest-environment jsdom
import {
  buildClosedPool,
  buildMatch,
  buildPlay,
  buildPoint,
  buildPoolInfo,
  buildPoolPoint,
} from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { PoolStakes, usePool } from '../../../state';
import { InLanguage } from '../../../../testing/in-language';
import { PoolPanel } from './pool-panel';

type Answer = ReturnType<typeof usePool>;
const door = vi.hoisted(() => ({
  pool: vi.fn<() => Answer>(),
  state: vi.fn(() => 'open'),
  stakes: vi.fn<() => PoolStakes>(() => ({ typed: new Map(), chips: ['5', '10'] })),
}));
vi.mock('../../../state', () => ({
  usePool: door.pool,
  usePlayState: door.state,
  usePoolStakes: door.stakes,
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useShortMoney: () => (amount: string) => `CNY ${amount}`,
}));
afterEach(() => {
  cleanup();
  door.state.mockReturnValue('open');
});

const match = buildMatch();
const play = buildPlay({
  category_id: 1,
  market: 'match_result',
  points: [
    buildPoint({ point_id: 1, pick: { kind: 'team', team_id: match.team_id_1 } }),
    buildPoint({ point_id: 2, pick: { kind: 'team', team_id: match.team_id_2 } }),
    buildPoint({ point_id: 3, pick: { kind: 'draw' } }),
  ],
});

function show(answer: Answer) {
  door.pool.mockReturnValue(answer);
  return render(
    <InLanguage>
      <PoolPanel match={match} play={play} />
    </InLanguage>,
  ).container;
}
const ready = (data: ReturnType<typeof buildPoolInfo> | null): Answer => ({ status: 'ready', data });

describe('the pool of a match', () => {
  it('BET-1 shows what is in it: stakes, takeout, net, and of each outcome its parts and what it would pay', () => {
    const text = show(ready(buildPoolInfo())).textContent;
    for (const part of ['CNY 100.00', 'Takeout 8%', 'CNY 8.00', 'CNY 92.00', '4 bets', 'Closes'])
      expect(text).toContain(part);
    const [first] = screen.getAllByRole('listitem');
    for (const part of ['50% of stakes', '2 bets', '50% of bets', '1.840']) expect(first?.textContent).toContain(part);
  });

  it('BET-2 states what a stake would do, for the outcome and the stake that are pressed', () => {
    show(ready(buildPoolInfo()));
    const group = (name: string) => within(screen.getByRole('group', { name }));
    fireEvent.click(group('Outcome').getAllByRole('button')[2] ?? screen.getByRole('list'));
    expect(screen.getByRole('status').textContent).toContain('Your CNY 5 would move it from 4.600 to 3.864.');
    fireEvent.click(group('Stake').getByRole('button', { name: 'CNY 10' }));
    expect(screen.getByRole('status').textContent).toContain('from 4.600 to 3.373');
  });

  it('BET-2 begins with the outcome and the stake of the slip', () => {
    door.stakes.mockReturnValueOnce({ typed: new Map([[3, '5']]), chips: ['10'] });
    show(ready(buildPoolInfo()));
    expect(screen.getByRole('button', { name: 'CNY 5 from the slip', pressed: true })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('from 4.600 to 3.864');
  });

  it('BET-1 an empty pool shows that, without invented numbers', () => {
    const points = [1, 2, 3].map((shop_id) => buildPoolPoint({ shop_id }));
    const { textContent } = show(ready(buildPoolInfo({ gross: '0.00', net: '0.00', points })));
    expect(textContent).toContain('No bets in this pool yet');
    expect(textContent).toContain('would be the first on it, at 1.000');
    expect(textContent).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('U8 states how much of it is play money of simulated players, only if there is some', () => {
    expect(show(ready(buildPoolInfo())).textContent).not.toContain('simulated');
    cleanup();
    const { textContent } = show(ready(buildPoolInfo({ simulated: '80.00' })));
    expect(textContent).toContain('Includes CNY 80.00 of play money from simulated players.');
  });

  it('BET-1 between the last bet and the result it waits, and offers no stake to try', () => {
    door.state.mockReturnValue('closed');
    const { textContent } = show(ready(buildPoolInfo()));
    expect(textContent).toContain('The pool is settled once the result is known');
    expect(screen.queryByRole('group', { name: 'Stake' })).toBeNull();
  });

  it('R32 a closed pool is counted again here, line by line, and agrees', () => {
    show(ready(buildClosedPool()));
    const audit = within(screen.getByRole('region', { name: 'Closing audit' }));
    expect(audit.getByRole('note').textContent).toContain('Matches');
    expect(audit.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'CNY 50.00',
      'CNY 30.00',
      'CNY 20.00',
      '= CNY 100.00',
      '− CNY 0.00',
      '− CNY 8.00',
      '− CNY 0.00',
      '= CNY 92.00',
      'CNY 92.00',
    ]);
  });

  it('R32 sums of the server that are wrong do not agree', () => {
    show(ready(buildClosedPool({ paid: '91.99' })));
    expect(screen.getByRole('note').textContent).toContain('Does not match');
  });

  it('R32 a pool that gave every stake back states by which rule', () => {
    show(ready(buildClosedPool({ is_refund: 1, takeout_amount: '0.00', paid: '0.00', refunded: '100.00' })));
    expect(screen.getByRole('region').textContent).toContain('Every stake was returned');
  });

  it('ERR-6 shows that it loads, that it failed with a way to try again, and that there is no such pool', () => {
    expect(show({ status: 'loading' }).querySelector('[aria-busy]')).toBeTruthy();
    cleanup();
    const reload = vi.fn();
    show({ status: 'failed', reload });
    fireEvent.click(screen.getByRole('button'));
    expect(reload).toHaveBeenCalledOnce();
    cleanup();
    expect(show(ready(null)).textContent).toContain('no longer offered');
  });
});
