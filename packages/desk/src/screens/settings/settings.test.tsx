// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Settings from './settings';

afterEach(cleanup);

const TERMS = {
  ...{ min: '100', single: '500000', parlay: '200000', day: '5000000', match: '900000', payout: '10000000' },
  ...{ liability: '25000000', max_odds: 2_000_000, min_legs: 3 },
};
const SETTINGS: DeskAnswer<'settings'> = {
  currencies: [
    { id: 1, code: 'CNY', decimals: 2, value: TERMS, version: 4 },
    { id: 3, code: 'JPY', decimals: 0, value: TERMS, version: null },
  ],
  delays: [{ id: 1, name: 'League of Legends', value: 6_000, version: null }],
  takeout: { value: 80, version: null },
  history: [
    { version: 5, setting: { kind: 'delay', id: 1, value: 6_000 }, reason: 'integrity', set_by: 'bob', set_at: 2 },
    { version: 4, setting: { kind: 'currency', id: 1, value: TERMS }, reason: 'integrity', set_by: 'bob', set_at: 1 },
  ],
};
const refusing = () => {
  throw new DeskRefusal('changed_meanwhile');
};

async function editFirst(fake: FakeDesk) {
  showScreen(<Settings />, fake);
  const buttons = await screen.findAllByRole('button', { name: 'Change' });
  return buttons;
}

const openDialog = () => within(screen.getByRole('dialog'));

function propose(dialog: ReturnType<typeof openDialog>): void {
  fireEvent.click(dialog.getByRole('button', { name: 'Liability' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
}

it('DESK-11 limits of a currency are shown and typed in whole units, and a change is proposed with the version', async () => {
  const fake = new FakeDesk({ settings: () => SETTINGS, saveSettings: refusing });
  const [first] = await editFirst(fake);
  expect(screen.getAllByText('5,000.00').length).toBe(1);
  expect(screen.getAllByText('500,000').length).toBe(1);
  if (first !== undefined) fireEvent.click(first);
  const dialog = openDialog();
  fireEvent.change(dialog.getByLabelText('Single'), { target: { value: '6000.5' } });
  propose(dialog);
  await expect
    .poll(() => fake.bodiesOf('saveSettings'))
    .toMatchObject([{ setting: { kind: 'currency', id: 1, value: { ...TERMS, single: '600050' } }, version: 4 }]);
  expect(await dialog.findByText('Another operator has changed this. Check the current values.')).toBeTruthy();
  expect(dialog.getByLabelText('Single')).toHaveProperty('value', '6000.5');
});

it('DESK-11 a delay is typed in seconds, a takeout in per cent, and what is no number is not sent', async () => {
  const fake = new FakeDesk({ settings: () => SETTINGS, saveSettings: refusing });
  const buttons = await editFirst(fake);
  const [delay, takeout] = buttons.slice(-2);
  if (delay !== undefined) fireEvent.click(delay);
  const seconds = openDialog();
  fireEvent.change(seconds.getByLabelText('Seconds'), { target: { value: 'x' } });
  expect(seconds.getByText('A value is missing or invalid.')).toBeTruthy();
  fireEvent.change(seconds.getByLabelText('Seconds'), { target: { value: '7.5' } });
  propose(seconds);
  await expect.poll(() => fake.bodiesOf('saveSettings').length).toBe(1);
  fireEvent.click(seconds.getByRole('button', { name: 'Cancel' }));
  if (takeout !== undefined) fireEvent.click(takeout);
  const share = openDialog();
  fireEvent.change(share.getByLabelText('Per cent'), { target: { value: '12.5' } });
  propose(share);
  await expect
    .poll(() => fake.bodiesOf('saveSettings'))
    .toMatchObject([
      { setting: { kind: 'delay', id: 1, value: 7_500 }, version: null },
      { setting: { kind: 'takeout', value: 125 }, version: null },
    ]);
});

it('DESK-11 the history names settings and values in words', async () => {
  showScreen(<Settings />, new FakeDesk({ settings: () => SETTINGS }));
  const history = within(await screen.findByRole('table', { name: 'Changes' }));
  expect(await history.findByText('Delay of live bets, League of Legends')).toBeTruthy();
  expect(history.getByText('6 s')).toBeTruthy();
  expect(
    history.getByText(/^Lowest stake 1\.00 CNY · .* · Combined odds 2,000\.000 · Legs of a combo 3$/),
  ).toBeTruthy();
});

it('DESK-5 only an admin changes settings', async () => {
  showScreen(<Settings />, new FakeDesk({ settings: () => SETTINGS }), { me: { ...ME, roles: ['trader', 'settler'] } });
  expect(await screen.findByText('League of Legends')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});
