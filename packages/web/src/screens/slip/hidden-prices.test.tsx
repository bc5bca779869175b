// @vitest-environment jsdom
import { buildMatch, buildSlip, buildSlipItem } from '@clutchline/domain/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderWithoutAct } from '../../../testing/in-app';
import { TOKEN } from '../../../testing/test-app';
import { SlipSummaryBar } from '../frame/slip-summary-bar';
import { SlipTab } from './slip-tab';

/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 1, 12);

function show(start: number, isHidden = true) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const area = new FakeStorageArea();
  if (isHidden) area.put('spoilers', 'all');
  const item = buildSlipItem({ odd: '7.766', match: buildMatch({ start_time: start }) });
  const view = renderWithoutAct(
    <>
      <SlipTab kind="single" />
      <SlipSummaryBar onOpen={() => undefined} />
    </>,
    {
      area,
      token: TOKEN,
      prepare: ({ app }) => app.slip.setState({ slip: buildSlip([item]), commonStake: '10' }),
    },
  );
  unmount = view.unmount;
  return view;
}

const REVEALING = /7\.766|77\.66/;

it('SPOIL-3 K14 on the slip the price of a hidden match that has begun is hidden, and a bet requires the reveal', async () => {
  const { container } = show(NOW - HOUR);
  const reveal = await screen.findByRole('button', { name: /^Show odds/ });
  expect(contentOf(container)).not.toMatch(REVEALING);
  expect(container.querySelector('[data-places-bets]')).toBeNull();
  fireEvent.click(reveal);
  await waitFor(() => expect(contentOf(container)).toMatch(REVEALING));
  expect(container.querySelector('[data-places-bets] button')).not.toBeNull();
});

it('SPOIL-3 before the start, and without spoiler-free mode, the slip is as ever', async () => {
  const before = show(NOW + HOUR);
  await waitFor(() => expect(contentOf(before.container)).toMatch(REVEALING));
  unmount();
  const { container } = show(NOW - HOUR, false);
  await waitFor(() => expect(contentOf(container)).toMatch(REVEALING));
  expect(container.querySelector('[data-places-bets]')).not.toBeNull();
});
