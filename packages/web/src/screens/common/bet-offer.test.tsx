// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { type FakeServer, ok, refused, TOKEN } from '../../../testing/test-app';
import { BetOffer, ReferredNote } from './bet-offer';

const ORDER = '01JD5Z6W7X8Y9ZABCDEFGHJKMN';
const TIME_MS = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = async (ms: number): Promise<void> => {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
};
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

/** An offer of 20 seconds. */
function show(server: FakeServer = {}) {
  const until = Date.UTC(2026, 0, 1, 12) + TIME_MS;
  const offer = { stake: '20.00', odds: '1.900', until };
  const view = renderInApp(<BetOffer orderNo={ORDER} offer={offer} />, {
    token: TOKEN,
    server,
    prepare: ({ app }) => app.session.setState({ currency: { id: 1, code: 'CNY', decimals: 2 } }),
  });
  return { ...view, text: () => view.container.textContent };
}

describe('BetOffer', () => {
  it('DESK-12 shows stake, odds and the seconds that are left, which screen readers do not announce', async () => {
    const { container, text } = show();
    expect(screen.getByRole('status').textContent).toBe('We can offer you CNY 20.00 at odds of 1.900');
    expect(text()).toContain('20 seconds left');
    await pass(19_000);
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('1 second left');
  });

  it('DESK-12 U3 is announced: its region is in the page before its text', () => {
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true });
    show();
    const region = screen.getByRole('status');
    expect(region.textContent).toContain('CNY 20.00');
    const receives = ({ target, addedNodes }: MutationRecord): boolean => target === region && addedNodes.length > 0;
    expect(observer.takeRecords().some(receives)).toBe(true);
  });

  it('DESK-12 disappears after 20 seconds', async () => {
    const { text } = show();
    await pass(TIME_MS + 1_000);
    expect(text()).toBe('');
  });

  it('DESK-12 disappears once it is declined', async () => {
    const { text, callsOf } = show({ declineOffer: () => ok({ order_no: ORDER }) });
    await press('No, thanks');
    expect(callsOf('declineOffer')).toHaveLength(1);
    expect(text()).toBe('');
  });

  it.each(['Accept CNY 20.00', 'No, thanks'])(
    'DESK-12 U2 BET-8 "%s" is sent once, and keeps the focus',
    async (name) => {
      const waits = () => new Promise(() => undefined);
      const { calls } = show({ acceptOffer: waits, declineOffer: waits });
      const sent = () => calls.filter((call) => ['acceptOffer', 'declineOffer'].includes(call.name));
      screen.getByRole('button', { name }).focus();
      await press(name);
      await press('Accept CNY 20.00');
      await press('No, thanks');
      expect(sent()).toHaveLength(1);
      expect(document.activeElement?.textContent).toBe(name);
      expect(document.activeElement?.matches(':disabled')).toBe(false);
    },
  );

  it('DESK-12 ERR-1 after a lost answer the acceptance can be repeated, also when the time is over', async () => {
    const { text, callsOf } = show();
    await press('Accept CNY 20.00');
    expect(screen.getByRole('alert').textContent).toContain('No answer yet');
    await pass(TIME_MS);
    expect(text()).not.toContain('left');
    await press('Accept CNY 20.00');
    expect(callsOf('acceptOffer')).toHaveLength(2);
  });

  it('DESK-12 ERR-7 a refused acceptance states why; the offer remains until its time is over', async () => {
    const { text } = show({ acceptOffer: () => refused('unavailable') });
    await press('Accept CNY 20.00');
    expect(screen.getByRole('alert').textContent).toBe('refused: unavailable');
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await pass(TIME_MS);
    expect(screen.queryByRole('button')).toBeNull();
    expect(text()).toBe('refused: unavailable');
  });

  it('DESK-12 an offer that has ended has the reason and no button', async () => {
    const { text } = show({ acceptOffer: () => refused('offer_ended') });
    await press('Accept CNY 20.00');
    expect(screen.queryByRole('button')).toBeNull();
    expect(text()).toBe('refused: offer_ended');
  });
});

describe('ReferredNote', () => {
  it('DESK-12 shows the time in which a person decides, then that the decision is awaited', async () => {
    const until = Date.UTC(2026, 0, 1, 12) + 60_000;
    const { container } = renderInApp(<ReferredNote until={until} />, { token: TOKEN });
    expect(container.textContent).toBe('A person is looking at this betAnswer within 60 seconds');
    await pass(61_000);
    expect(container.textContent).toBe('A person is looking at this betWaiting for the decision');
  });
});
