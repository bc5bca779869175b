// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FakeDesk, lockList, ME } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import { NO_NAMES } from '../../live/use-subject-names';
import Locks from './locks';

afterEach(cleanup);

const LOCK = {
  lock_id: 2,
  scope: 'match',
  id: 70,
  kind: 'hide',
  reason: 'score unclear',
  set_by: 'bob',
  set_at: 1,
} as const;
const GAME = {
  lock_id: 3,
  scope: 'game',
  id: 1,
  kind: 'suspend',
  reason: 'integrity',
  set_by: 'cat',
  set_at: 1,
} as const;

const PLAY = { ...LOCK, lock_id: 4, scope: 'play', id: 9 } as const;
const both = (text: string) => ({ en: text, cn: `${text}（中）` });
const NAMES = {
  ...NO_NAMES,
  games: [{ game_type_id: 1, names: both('League of Legends') }],
  matches: [
    { ...{ game_id: 70, team_id_1: 7, team_id_2: 8, outright: null }, team_1: both('Aurora'), team_2: both('Lotus') },
  ],
  plays: [{ play_id: 9, game_id: 70, market: 'match_winner', round: 0, line: null, names: null } as const],
};

it.each([
  ['en-US', ['Match 70 · Aurora – Lotus', 'Game 1 · League of Legends', 'Market 9 · Aurora – Lotus · Match winner']],
  ['zh-CN', ['比赛 70 · Aurora（中） – Lotus（中）', '游戏 1 · League of Legends（中）']],
] as const)('DESK-8 in %s the locks name what they hold back', async (language, texts) => {
  showScreen(<Locks />, new FakeDesk({ locks: () => lockList([LOCK, GAME, PLAY], NAMES) }), { language });
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
});

it('bad-input 305: the end of a lock names the locks that remain', async () => {
  const fake = new FakeDesk({
    locks: () => lockList([LOCK], NAMES),
    unlock: () => ({ changed: 0, remaining: [GAME], names: NAMES }),
  });
  showScreen(<Locks />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'End the lock' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the lock: Match 70 · Aurora – Lotus' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: 'End the lock' }));
  expect(await screen.findByText('Game 1 · League of Legends: cat, Integrity')).toBeTruthy();
  expect(fake.bodiesOf('unlock')).toMatchObject([
    { subject: { scope: 'match', id: 70, kind: 'hide' }, reason: 'checked, in order' },
  ]);
});

it('DESK-1 the focus moves to the next lock when one has ended, and to the table after the last', async () => {
  let locks = [LOCK, GAME];
  const fake = new FakeDesk({
    locks: () => lockList(locks, NAMES),
    unlock: () => {
      locks = locks.slice(1);
      return { changed: 1, remaining: [], names: NAMES };
    },
  });
  showScreen(<Locks />, fake);
  for (const left of [/^Game 1/, /^What/]) {
    const [button = document.body] = await screen.findAllByRole('button', { name: 'End the lock' });
    act(() => button.focus());
    fireEvent.click(button);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
    fireEvent.click(dialog.getByRole('button', { name: 'End the lock' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(left));
  }
});

it('bad-input 296: nothing is sent with a reason of two characters', async () => {
  const fake = new FakeDesk({ lock: () => ({ changed: 1, remaining: [], names: NO_NAMES }) });
  showScreen(<Locks />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Number'), { target: { value: '70' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' x ' } });
  expect(dialog.getByRole('button', { name: 'Suspend' })).toHaveProperty('disabled', true);
  expect(dialog.getByText('At least 3 characters, on one line')).toBeTruthy();
});

it('DESK-5 a settler suspends and cannot resume', async () => {
  showScreen(<Locks />, new FakeDesk({ locks: () => lockList([LOCK]) }), { me: { ...ME, roles: ['settler'] } });
  expect(await screen.findByText('Match 70')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the lock' })).toBeNull();
});

it('bad-input 314: what may be old is grey, and nothing in it can be pressed', async () => {
  const fake = new FakeDesk({ locks: () => lockList([LOCK]) });
  const { container } = showScreen(<Locks />, fake);
  await screen.findByText('Match 70');
  fake.isDown = true;
  expect(await screen.findByText(/No connection to the server/, {}, { timeout: 4_000 })).toBeTruthy();
  expect(container.querySelector('[data-stale="true"] [inert]')).toBeTruthy();
});
