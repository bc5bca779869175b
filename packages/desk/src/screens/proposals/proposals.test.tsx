// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    effect: {
      ...{ sums: [], largest: [], pools: [] },
      plays: [
        {
          ...{ play_id: 9, market: 'map_winner', round: 2, status_before: 1, status_after: 5 },
          points: [{ point_id: 902, before: null, after: 'void', void_reason: 'abandoned' }],
        },
      ],
    },
  },
  names: {
    ...{ games: [], events: [], operators: [], teams: [] },
    matches: [
      {
        ...{ game_id: 7, team_id_1: 1, team_id_2: 2, outright: null },
        ...{ team_1: { en: 'Ann', cn: '安' }, team_2: { en: 'Bob', cn: '博' } },
      },
    ],
    plays: [{ play_id: 9, game_id: 7, market: 'map_winner', round: 2, line: null, names: null }],
    points: [{ point_id: 902, play_id: 9, pick: { kind: 'team', team_id: 2 }, point_line: null }],
  },
  ...{ proposed_by: 'bob', proposed_at: 1_000, expires_at: 2_000, state: 'proposed', decided_by: null },
  ...{ decided_at: null, outcome: null, may_decide: true },
};

const show = (fake: FakeDesk, language: 'en-US' | 'zh-CN' = 'en-US') =>
  showScreen(<Proposals />, fake, { hash: '#/proposals/4', language });

it('DESK-6 shows what it would do, and approving names the hash that was seen', async () => {
  const fake = new FakeDesk({
    proposals: () => [VOID],
    preview: () => VOID,
    approve: () => ({ ...VOID, state: 'approved' }),
  });
  show(fake);
  expect(await screen.findByText('1,500.00 CNY')).toBeTruthy();
  expect(screen.getByText(/Map 2.* · 9$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve proposal 4' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(fake.bodiesOf('approve')).toMatchObject([{ proposal_id: 4, preview_hash: 'first' }]));
});

it('DESK-6 names the match, the market and the picks that it is about, in the language of the operator', async () => {
  show(new FakeDesk({ proposals: () => [VOID], preview: () => VOID }), 'zh-CN');
  expect(await screen.findByText('安 – 博 · 7')).toBeTruthy();
  expect(screen.getByText(/^博: /)).toBeTruthy();
});

it('DESK-8 the end of the lock of everything names what stays locked', async () => {
  const lock = {
    lock_id: 1,
    scope: 'all',
    id: 0,
    kind: 'suspend',
    reason: 'feed wrong',
    set_by: 'cat',
    set_at: 1,
  } as const;
  const remaining = [
    { ...lock, lock_id: 2, scope: 'match', id: 7 } as const,
    { ...lock, lock_id: 3, scope: 'play', id: 9 } as const,
  ];
  const end = { ...VOID, kind: 'resume_all', preview: { lock, remaining, plays: 12 } } as const;
  show(new FakeDesk({ proposals: () => [end], preview: () => end }));
  expect(await screen.findByText(/^Match 7 · Ann – Bob, Market 9 · Ann – Bob · .*Map 2/)).toBeTruthy();
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

it.each([
  ['plays_decided:23', 'en-US', 'Markets decided: 23'],
  ['plays_decided:23', 'zh-CN', '已裁定盘口：23'],
  ['bet_void', 'zh-CN', '注单已作废'],
  ['void_already', 'en-US', 'The market is void already.'],
] as const)('DESK-6 the outcome %s is a text in %s', async (outcome, language, text) => {
  show(new FakeDesk({ proposals: () => [{ ...VOID, state: 'done', decided_by: 'cat', outcome }] }), language);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('DESK-1 the focus moves to the heading of the proposal when its buttons have gone', async () => {
  let state: 'proposed' | 'approved' = 'proposed';
  const fake = new FakeDesk({
    proposals: () => [{ ...VOID, state }],
    preview: () => VOID,
    approve: () => {
      state = 'approved';
      return { ...VOID, state };
    },
  });
  show(fake);
  const approve = await screen.findByRole('button', { name: 'Approve' });
  act(() => approve.focus());
  fireEvent.click(approve);
  fireEvent.click(screen.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Approve' }).at(-1) ?? document.body);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Proposal 4/));
});
