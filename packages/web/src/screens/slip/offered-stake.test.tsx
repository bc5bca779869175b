// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { SlipProblem } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { OfferedStake } from './offered-stake';

const door = vi.hoisted(() => ({ to: vi.fn() }));
vi.mock('../../state', () => ({
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useNavigation: () => ({ to: door.to, href: (path: string) => path }),
}));
afterEach(cleanup);

function show(problem: Partial<SlipProblem>) {
  render(
    <InLanguage>
      <OfferedStake problem={{ reason: 'own_limit', limit: null, message: null, ...problem }} onAccept={vi.fn()} />
    </InLanguage>,
  );
}

it.each(['own_limit', 'excluded'] as const)('BET-7 %s leads to the limits the player set himself', (reason) => {
  show({ reason });
  fireEvent.click(screen.getByText('Your limits and breaks'));
  expect(door.to).toHaveBeenLastCalledWith('/user/limits', undefined);
});

it('BET-7 a limit of the house has no link, but its offer', () => {
  show({ reason: 'day_limit', offer: '12.00' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button').textContent).toContain('CNY 12.00');
});
