// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../../testing/fake-desk';
import { showScreen } from '../../../../testing/show-screen';
import { MatchPrices } from './match-prices';

afterEach(cleanup);

type PricedPlay = DeskAnswer<'setPrice'>;

const PLAY: PricedPlay = {
  ...{ play_id: 9, game_id: 7, version: 3, refusal: null, margin: null, feed_margin: 52, bias: null },
  ...{ set_by: 'bob', set_at: 1, ended: null },
  points: [
    { point_id: 91, feed_odd: '1.900', odd: '1.900', is_offered: true },
    { point_id: 92, feed_odd: '1.900', odd: '1.900', is_offered: true },
  ],
};
const POOL: PricedPlay = {
  ...PLAY,
  play_id: 8,
  refusal: 'pool',
  points: [{ point_id: 81, feed_odd: '1.900', odd: '1.900', is_offered: true }],
};
const names = { play: (id: number) => `Market ${id}`, pick: (id: number) => `Pick ${id}` };
const prices = () => ({ now: 1, plays: [PLAY, POOL] });
const show = (fake: FakeDesk, me = ME) => showScreen(<MatchPrices gameId={7} names={names} />, fake, { me });

async function editFirst() {
  const row = await screen.findByText('Pick 91');
  fireEvent.keyDown(row.closest('tr') ?? row, { key: 'e' });
  const dialog = within(screen.getByRole('dialog'));
  return { dialog, field: dialog.getByLabelText('Price') };
}

it('DESK-9 e edits a price, ↑ and ↓ step it, and the bias that it means is shown before it is saved', async () => {
  const fake = new FakeDesk({ prices, setPrice: () => ({ ...PLAY, version: 4 }) });
  show(fake);
  expect(screen.queryByText('Pick 81')).toBeNull();
  const { dialog, field } = await editFirst();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field).toHaveProperty('value', '1.910');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field).toHaveProperty('value', '1.890');
  fireEvent.change(field, { target: { value: '1.750' } });
  expect(dialog.getByText('+172')).toBeTruthy();
  expect(dialog.getByText('2.078')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Price wrong' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.bodiesOf('setPrice')).toMatchObject([
      { play_id: 9, point_id: 91, version: 3, price: { odd: '1.750' }, holds: { fade_min: 10 } },
    ]),
  );
});

it('bad-input 298 DESK-9 of a conflict what it is now is shown, by whom and when, and what was typed stays', async () => {
  const now: PricedPlay = { ...PLAY, version: 4, set_by: 'cat', margin: 80 };
  const fake = new FakeDesk({
    prices,
    setPrice: ({ version }) => {
      if (version === 3) throw new DeskRefusal('changed_meanwhile', { now });
      return { ...PLAY, version: 5 };
    },
  });
  show(fake);
  const { dialog, field } = await editFirst();
  fireEvent.change(field, { target: { value: '1.750' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Price wrong' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/cat changed it .*margin 80 ‰/)).toBeTruthy();
  expect(field).toHaveProperty('value', '1.750');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.bodiesOf('setPrice')).toMatchObject([{ version: 3 }, { version: 4 }]));
});

it('bad-input 303 DESK-9 an invalid price is not sent, and one beyond the bounds is proposed', async () => {
  const fake = new FakeDesk({ prices });
  show(fake);
  const { dialog, field } = await editFirst();
  fireEvent.click(dialog.getByRole('button', { name: 'Price wrong' }));
  for (const value of ['1e3', '1.000', '1000.001', '1.75']) {
    fireEvent.change(field, { target: { value } });
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  }
  fireEvent.change(field, { target: { value: '1.200' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(fake.bodiesOf('propose')).toMatchObject([
      { kind: 'wide_price', payload: { play_id: 9, point_id: 91, version: 3, price: { odd: '1.200' } } },
    ]),
  );
});

it('DESK-9 e on a pick that has no price to set says so, and opens nothing later when it has one', async () => {
  const asked = { row: { point: { point_id: 81 } } };
  const fake = new FakeDesk({ prices });
  showScreen(<MatchPrices gameId={7} names={names} asked={asked} />, fake);
  await screen.findByText('Pick 91');
  expect(screen.getByRole('alert').textContent).toBe('This market cannot be priced, or not so.');
  fake.set({ prices: () => ({ now: 2, plays: [PLAY, { ...POOL, refusal: null }] }) });
  await screen.findByText('Pick 81', undefined, { timeout: 4_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('DESK-5 a viewer sees prices and sets none', async () => {
  show(new FakeDesk({ prices }), { ...ME, roles: ['viewer'] });
  const row = await screen.findByText('Pick 91');
  expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
  fireEvent.keyDown(row.closest('tr') ?? row, { key: 'e' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
