// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { EventCounts } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { EventChecks } from './event-checks';

const door = vi.hoisted(() => ({
  counts: vi.fn<() => EventCounts | null>(),
  toggleEvent: vi.fn(),
  toggleAllEvents: vi.fn(),
}));
vi.mock('../../state', () => ({
  useEventCounts: door.counts,
  useBrowse: () => ({
    category: {
      events_count: {
        total: 87,
        events: [
          { event_id: 5, ...toLocalizedFields('event_name', buildNames('Cup')), match_amount: 60 },
          { event_id: 6, ...toLocalizedFields('event_name', buildNames('League')), match_amount: 27 },
        ],
      },
    },
    eventIds: new Set([6]),
    allEvents: false,
    toggleEvent: door.toggleEvent,
    toggleAllEvents: door.toggleAllEvents,
  }),
}));

const rows = (): (string | null)[] =>
  screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? null);

function show(counts: EventCounts | null, titled = true) {
  door.counts.mockReturnValue(counts);
  render(
    <InLanguage>
      <EventChecks titled={titled} />
    </InLanguage>,
  );
}

afterEach(cleanup);

describe('EventChecks', () => {
  it('GAMES-4 counts the matches of the open tab, not those of every tab', () => {
    show({ total: 4, of: (id) => (id === 5 ? 3 : 1) });
    expect(rows()).toEqual(['All4', expect.stringMatching(/^Cup.*3$/), expect.stringMatching(/^League.*1$/)]);
  });

  it('GAMES-4 names no count before the list came', () => {
    show(null);
    expect(rows()[0]).toBe('All');
  });

  it('GAMES-4 checks one event and all of them', () => {
    show(null);
    const [all, cup, league] = screen.getAllByRole('checkbox');
    expect(league).toHaveProperty('checked', true);
    if (all !== undefined) fireEvent.click(all);
    if (cup !== undefined) fireEvent.click(cup);
    expect(door.toggleAllEvents).toHaveBeenCalledOnce();
    expect(door.toggleEvent).toHaveBeenCalledWith(5);
  });

  it('GAMES-4 under a separate title the group keeps its name', () => {
    show(null, false);
    expect(screen.getByRole('group', { name: 'Events' })).toBeDefined();
  });
});
