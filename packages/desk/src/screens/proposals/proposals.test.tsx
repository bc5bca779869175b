// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Proposals from './proposals';

afterEach(cleanup);

const VOID: DeskAnswer<'propose'> = {
  ...{ proposal_id: 4, kind: 'void_play', payload: {}, reason: 'score unclear', preview_hash: 'first' },
  preview: {
    ...{ play_id: 9, game_id: 7, market: 'map_winner', round: 2, void_reason: 'abandoned' },
    tickets: [{ currency_id: 1, kind: 'single', is_settled: false, tickets: 3, stakes: '150000', paid: '0' }],
    effect: { plays: [], sums: [], largest: [], pools: [] },
  },
  ...{ proposed_by: 'bob', proposed_at: 1_000, expires_at: 2_000, state: 'proposed', decided_by: null },
  ...{ decided_at: null, outcome: null, may_decide: true },
};

const show = (fake: FakeDesk) => showScreen(<Proposals />, fake, { hash: '#/proposals/4' });
const about = async (name: string) => within(await screen.findByRole('region', { name }).catch(() => document.body));

it('DESK-6 shows what it would do, and approving names the hash that was seen', async () => {
  const fake = new FakeDesk({
    proposals: () => [VOID],
    preview: () => VOID,
    approve: () => ({ ...VOID, state: 'approved' }),
  });
  show(fake);
  expect(await screen.findByText('1,500.00 CNY')).toBeTruthy();
  expect(screen.getByText(/Map 2/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await about('Approve proposal 4');
  fireEvent.click(dialog.getAllByRole('button', { name: 'Checked, in order' })[0] ?? document.body);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Approve' }).at(-1) ?? document.body);
  await waitFor(() => expect(fake.bodiesOf('approve')).toMatchObject([{ proposal_id: 4, preview_hash: 'first' }]));
});

it('bad-input 301: sums that changed since are shown, and cannot be approved unseen', async () => {
  const changed = { ...VOID, preview_hash: 'second' };
  const fake = new FakeDesk({
    proposals: () => [VOID],
    preview: () => changed,
    approve: () => {
      throw new DeskRefusal('preview_changed');
    },
  });
  show(fake);
  expect(await screen.findByText(/sums have changed since it was proposed/)).toBeTruthy();
});

it('bad-input 299: who proposed is offered the withdrawal alone', async () => {
  const own = { ...VOID, may_decide: false };
  show(new FakeDesk({ proposals: () => [own], preview: () => own }));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
