// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { SlipTabs } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { SlipPanel } from './slip-panel';

const door = vi.hoisted(() => ({ tabs: vi.fn<() => SlipTabs>() }));
vi.mock('../../state', () => ({
  useSlipTabs: door.tabs,
  useFreshness: () => ({ state: 'live' }),
}));

function show(fields: Partial<SlipTabs> = {}) {
  const choose = vi.fn();
  door.tabs.mockReturnValue({ open: 'single', choose, singles: 0, parlay: 0, isEmpty: true, warning: null, ...fields });
  render(
    <InLanguage>
      <SlipPanel />
    </InLanguage>,
  );
  return { choose };
}

afterEach(cleanup);

describe('SlipPanel', () => {
  it('SLIP-2 has two selections with their counts, and chooses between them', () => {
    const { choose } = show({ singles: 2, parlay: 3 });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Singles2');
    fireEvent.click(screen.getByRole('tab', { name: /Parlay/ }));
    expect(choose).toHaveBeenCalledWith('parlay');
  });

  it('SLIP-2 an empty selection says what to do', () => {
    show({ open: 'parlay' });
    expect(screen.getByText('Your slip is empty')).toBeDefined();
    expect(screen.getByText('Pick prices from several matches.')).toBeDefined();
  });

  it('SLIP-4 shows the warning of the limit where it is read out', async () => {
    show({ warning: 'orders_limit_10' });
    const warning = await screen.findByText('Max 10 tickets allowed');
    expect(warning.closest('[aria-live="assertive"]')).not.toBeNull();
  });

  it('PUSH-5 says that prices are live', () => {
    show();
    expect(screen.getByText('Prices live')).toBeDefined();
  });
});
