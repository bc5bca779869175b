// @vitest-environment jsdom
import type { RealityCheckInfo } from '@clutchline/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { ok, TOKEN } from '../../../testing/test-app';
import { RealityCard } from './reality-card';
import { RealityNotice } from './reality-notice';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CHECK: RealityCheckInfo = {
  ...{ minutes: 60, is_due: 0, next_in_s: 600, used_s: 3_000 },
  ...{ staked: '50.00', returned: '32.50', currency_id: 1 },
};

/** As the server answers from now on. */
let answer = CHECK;

async function show(part: 'card' | 'notice') {
  const view = renderInApp(part === 'card' ? <RealityCard /> : <RealityNotice />, {
    token: TOKEN,
    server: {
      getRealityCheck: () => ok(answer),
      setRealityCheck: ({ minutes }) => {
        answer = { ...CHECK, minutes: minutes === 15 || minutes === 30 ? minutes : answer.minutes };
        return ok(answer);
      },
    },
  });
  await settle();
  return view;
}

const settle = () => act(() => vi.dynamicImportSettled());

it('BET-7 the notice waits for the clock of the session, shows time, stakes and payouts, and is confirmed once', async () => {
  answer = CHECK;
  const { callsOf } = await show('notice');
  expect(screen.queryByRole('dialog')).toBeNull();
  answer = { ...CHECK, is_due: 1, next_in_s: 0, used_s: 3_725 };
  act(() => void vi.advanceTimersByTime(601_000));
  await settle();
  const dialog = screen.getByRole('dialog', { name: 'Reality check' });
  expect(dialog.textContent).toContain('1 hour 2 minutes');
  expect(dialog.textContent).toMatch(/Staked today.*50\.00/);
  expect(dialog.textContent).toMatch(/Paid out today.*32\.50/);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('setRealityCheck').map(({ body }) => body['minutes'])).toEqual([null]);
});

it('BET-7 the player chooses the interval among the limits', async () => {
  answer = CHECK;
  const { callsOf } = await show('card');
  expect(screen.getByLabelText<HTMLInputElement>('Every 60 minutes').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Every 15 minutes'));
  await settle();
  expect(callsOf('setRealityCheck').map(({ body }) => body['minutes'])).toEqual([15]);
  expect(screen.getByLabelText<HTMLInputElement>('Every 15 minutes').checked).toBe(true);
});
