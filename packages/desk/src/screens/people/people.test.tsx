// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import People from './people';

afterEach(cleanup);

const ANN: DeskAnswer<'operators'>[number] = {
  ...{ operator_id: 1, name: 'ann', person_id: 1, roles: ['admin'], created_at: 1, can_sign_in: true },
  ...{ sessions: 1, last_used_at: 1_000 },
};
const OTHERS = [
  ANN,
  { ...ANN, operator_id: 2, name: 'ann two' },
  { ...ANN, operator_id: 3, person_id: 3, name: 'bob' },
];
const APPROVED: DeskAnswer<'propose'> = {
  ...{
    proposal_id: 4,
    kind: 'operator',
    payload: {},
    reason: 'joins the team',
    names: { games: [], events: [], matches: [], plays: [], points: [], operators: [], teams: [] },
    preview_hash: 'x',
    proposed_by: 'ann',
  },
  preview: { name: 'Cleo', name_key: 'cleo', roles: ['trader'], roles_before: null, same_person_key: null },
  ...{
    proposed_at: 1,
    expires_at: 2,
    state: 'done',
    decided_by: 'bob',
    decided_at: 1,
    outcome: null,
    may_decide: false,
  },
};
const DONE = {
  ...{ id: 1, at: 1, operator_id: 1, operator: 'ann', session_id: 1, network: null, action: 'invite', subject: null },
  ...{ before: null, after: null, reason: null, request_id: null, result: 'done' },
};
const ANSWERS = {
  operators: () => OTHERS,
  proposals: () => [APPROVED, { ...APPROVED, proposal_id: 5, proposed_by: 'bob' }],
  verifyAudit: () => ({
    ...{ checked: 40, faults: [], verified_up_to: 1_000, seal: 7, head: '3f9a', not_sealed: 2 },
  }),
};

it('DESK-5 the own person cannot be ended, another one is with a reason', async () => {
  const fake = new FakeDesk({ ...ANSWERS, endOperator: () => ({}) });
  showScreen(<People />, fake);
  const buttons = await screen.findAllByRole('button', { name: 'End' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] ?? document.body);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'left the team' } });
  fireEvent.click(dialog.getByRole('button', { name: 'End' }));
  await waitFor(() =>
    expect(fake.bodiesOf('endOperator')).toMatchObject([{ operator_id: 3, reason: 'left the team' }]),
  );
});

it('DESK-5 the token of an approved invitation is shown to who proposed, once', async () => {
  const token = 'abcdefghijklmnopqrstuv';
  const fake = new FakeDesk({ ...ANSWERS, invite: () => ({ token, expires_at: 5_000 }) });
  showScreen(<People />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the token' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show the token' }));
  expect(await screen.findByText(new RegExp(token))).toBeTruthy();
  expect(fake.bodiesOf('invite')).toMatchObject([{ proposal_id: 4 }]);
  expect(screen.queryByRole('button', { name: 'Show the token' })).toBeNull();
});

it('DESK-6 a new operator is proposed with roles, and DESK-7 the check of the audit log is shown', async () => {
  const fake = new FakeDesk(ANSWERS);
  showScreen(<People />, fake);
  expect(await screen.findByText('3f9a')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Propose an operator' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Dora ' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'joins the team' } });
  expect(dialog.getByRole('button', { name: 'Propose' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByLabelText('Trader'));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  const payload = { name: 'Dora', roles: ['trader'], same_person_as: null };
  await waitFor(() => expect(fake.bodiesOf('propose')).toMatchObject([{ kind: 'operator', payload }]));
});

it('DESK-2 DESK-18 a token whose answer was lost is reported, because it is shown only once', async () => {
  const fake = new FakeDesk({
    ...ANSWERS,
    invite: () => {
      throw new DeskRefusal('repeated');
    },
    outcome: () => ({ action: DONE }),
  });
  showScreen(<People />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the token' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show the token' }));
  expect(await screen.findByText(/the answer with it was lost/)).toBeTruthy();
});
