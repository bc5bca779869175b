// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk } from '../../../testing/fake-desk';
import { placeNow, showScreen } from '../../../testing/show-screen';
import Players from './players';

afterEach(cleanup);

const ID = '0b0f3b3e-5d53-4c3c-8a5e-2f1f0a9f1a11';
const PLAYER: DeskAnswer<'player'> = {
  ...{ account_id: 7, business_at: 1_000_000 },
  ...{ player_id: ID, external_id: null, nickname: 'Mika', currency_id: 1, lang: 2, time_zone: 'Asia/Tokyo' },
  ...{ created_at: 1_000, balance: '12345', debt: '0', open_stakes: '500', freeze: null, sessions: [], regions: [] },
  own_limits: [{ kind: 'day_stake', value: '5000', next_value: null, next_from: null }],
  own_break: { kind: 'exclusion', until: 4_000_000_000_000 },
  house_limits: { day_stake: null, day_loss: '700', session_minutes: null, stake_factor: 500, excluded_until: null },
  acts: [{ at: 2_000, operator: 'bob', action: 'note', reason: 'wrote about a late bet' }],
};
const ANSWERS = {
  player: () => PLAYER,
  playerWallet: () => ({
    currency_id: 1,
    rows: [{ transaction_id: 3, kind: 'deposit', order_no: null, at: 1_000, amount: '12345', balance: '12345' }],
    next: null,
  }),
};
const show = (fake: FakeDesk) => showScreen(<Players />, fake, { hash: `#/player/${ID}` });

it('DESK-20 finds a player by the begin of the name', async () => {
  const found = { player_id: ID, external_id: 'op-7', nickname: 'Mika', currency_id: 1 };
  const fake = new FakeDesk({ findPlayers: ({ search }) => (search === '' ? [] : [found]) });
  showScreen(<Players />, fake, { hash: '#/player' });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name, player or order no.' }), {
    target: { value: 'mi' },
  });
  fireEvent.click(await screen.findByText('op-7'));
  expect(placeNow()).toEqual(['player', ID]);
});

it('DESK-20 bad-input 307: shows what the player has set apart from the house, and offers no change of it', async () => {
  show(new FakeDesk(ANSWERS));
  const own = within(
    (await screen.findByRole('heading', { name: 'Set by the player' })).closest('section') ?? document.body,
  );
  expect(own.getByText('50.00 CNY')).toBeTruthy();
  expect(own.getByText(/Self-exclusion/)).toBeTruthy();
  expect(own.queryAllByRole('button')).toEqual([]);
  const house = within(screen.getByRole('heading', { name: 'Set by the house' }).closest('section') ?? document.body);
  expect(house.getByText('7.00 CNY')).toBeTruthy();
  expect(screen.getByText('wrote about a late bet')).toBeTruthy();
});

it('bad-input 308: an adjustment is proposed in minor units of the player’s currency, and 0 is not', async () => {
  const fake = new FakeDesk(ANSWERS);
  show(fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Propose an adjustment' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Own mistake' }));
  const confirm = dialog.getByRole('button', { name: 'Propose' });
  for (const text of ['0', '-0', '1.234', 'x', '']) {
    fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: text } });
    expect([text, confirm]).toEqual([text, expect.objectContaining({ disabled: true })]);
  }
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '-12.5' } });
  fireEvent.click(confirm);
  const payload = { player_id: ID, currency_id: 1, amount: '-1250' };
  await waitFor(() => expect(fake.bodiesOf('propose')).toMatchObject([{ kind: 'adjust', payload }]));
});

it('DESK-20 freezes with a reason, and offers the end of the freeze to a frozen one', async () => {
  const fake = new FakeDesk({ ...ANSWERS, freeze: () => ({ ended: 1 }) });
  show(fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Freeze' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Integrity' }));
  fake.set({ player: () => ({ ...PLAYER, freeze: { reason: 'integrity', set_by: 'ann', set_at: 3_000 } }) });
  fireEvent.click(dialog.getByRole('button', { name: 'Freeze' }));
  expect(await screen.findByText(/Frozen by ann since .*: Integrity/)).toBeTruthy();
  expect(fake.bodiesOf('freeze')).toMatchObject([{ player_id: ID, reason: 'integrity' }]);
  expect(screen.getByRole('button', { name: 'Propose the end of the freeze' })).toBeTruthy();
});

it('DESK-20 sets a limit of the house, and proposes it if it is looser', async () => {
  const asked: unknown[] = [];
  const fake = new FakeDesk({
    ...ANSWERS,
    setPlayerLimit: ({ account_id, limit }) => {
      asked.push({ account_id, limit });
      if (limit.value === null) throw new DeskRefusal('two_persons', { kind: 'loosen_player' });
      return { account_id, limit };
    },
  });
  show(fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Limit' }));
  const value = dialog.getByRole('textbox', { name: 'Highest stakes a day' });
  fireEvent.change(value, { target: { value: '1.234' } });
  expect(dialog.getByText('Not a value of this limit')).toBeTruthy();
  fireEvent.change(value, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Integrity' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Limit' }));
  expect(await dialog.findByRole('button', { name: 'Propose' })).toBeTruthy();
  fireEvent.change(value, { target: { value: '12.50' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Limit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([
    { account_id: 7, limit: { kind: 'day_stake', value: null } },
    { account_id: 7, limit: { kind: 'day_stake', value: '1250' } },
  ]);
});
