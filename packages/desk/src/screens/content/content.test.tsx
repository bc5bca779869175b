// @vitest-environment jsdom
import type { AnnouncementDraftData, DeskAnswer } from '@clutchline/contract/desk';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../../testing/fake-desk';
import { placeNow, showScreen } from '../../../testing/show-screen';
import { NO_NAMES } from '../../live/use-subject-names';
import Content from './content';
import { draftOf, localText, NEW_ANNOUNCEMENT, typedOf } from './form/typed-announcement';

afterEach(cleanup);

const AT = Date.UTC(2026, 10, 28, 9, 30);
const DRAFT: AnnouncementDraftData = {
  ...{ id: 'moved', type: 'event', severity: 'info', publish_at: AT, expires_at: null, pinned: true, spoils: false },
  texts: [
    { lang: 2, title: 'Moved', body: 'To **Sunday**, [schedule](/schedule)' },
    { lang: 1, title: '改期', body: '改至周日' },
  ],
  audience: { signed_in: false, game_types: [1], currencies: [3] },
  maintenance: null,
};
const plain = (text: string, more: object = {}) => ({
  ...{ text, is_bold: 0 as const, is_emphasized: 0 as const, is_code: 0 as const, href: null },
  ...more,
});
const PRESENT = { revision: 2, saved_by: ['ann'], saved_at: AT, withdrawn_at: null, withdrawn_by: null };
const SAVED: DeskAnswer<'announcement'> = {
  ...{ ...PRESENT, state: 'published', draft: DRAFT },
  texts: [
    {
      ...{ lang: 2, title: 'Moved' },
      blocks: [
        {
          kind: 'paragraph',
          spans: [plain('To '), plain('Sunday', { is_bold: 1 }), plain('schedule', { href: '/schedule' })],
        },
      ],
    },
    { lang: 1, title: '改期', blocks: [{ kind: 'paragraph', spans: [plain('改至周日')] }] },
  ],
};
const LISTED: DeskAnswer<'announcements'>['announcements'][number] = {
  ...{ ...PRESENT, state: 'published', announcement_id: 'moved', type: 'event', severity: 'info' },
  ...{ publish_at: AT, expires_at: null, pinned: true },
  titles: [
    { lang: 2, title: 'Moved' },
    { lang: 1, title: '改期' },
  ],
};
const VALID = { faults: [], needs_two: false, texts: SAVED.texts, now: AT };

const fakeDesk = (answers: ConstructorParameters<typeof FakeDesk>[0] = {}) =>
  new FakeDesk({
    announcements: () => ({
      announcements: [LISTED],
      games: [{ game_type_id: 1, names: { en: 'League of Legends', cn: '英雄联盟' } }],
    }),
    announcement: () => SAVED,
    pins: () => ({ pins: [], most: 3, names: NO_NAMES }),
    checkAnnouncement: () => VALID,
    ...answers,
  });

const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function pressSave(fake: FakeDesk, name = 'Save') {
  const asked = () => fake.bodiesOf('checkAnnouncement').length;
  await expect.poll(asked).toBeGreaterThan(0);
  await expect.poll(() => button(name).getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button(name));
}

it('DESK-21 lists announcements, and shows one as players read it, by language', async () => {
  showScreen(<Content />, fakeDesk(), { hash: '#/content/show/moved' });
  const row = within(await screen.findByRole('row', { name: /Moved/ }));
  for (const text of ['Published', 'Event', 'Information', 'EN CN', 'moved', '2']) row.getByText(text);
  const read = within(await screen.findByRole('article'));
  expect(read.getByText('Sunday').tagName).toBe('STRONG');
  read.getByText('/schedule');
  expect(read.queryByRole('link')).toBeNull();
  screen.getByText('games: League of Legends · currencies: JPY');
  fireEvent.click(screen.getByRole('tab', { name: 'Chinese (simplified)' }));
  screen.getByRole('heading', { name: '改期' });
});

it('DESK-21 a new announcement is checked by the service while it is typed, and saved with its reason', async () => {
  const fake = fakeDesk({ addAnnouncement: () => SAVED });
  showScreen(<Content />, fake, { hash: '#/content/add' });
  await screen.findByLabelText('Id');
  type('Id', ' moved ');
  type('Published from', localText(AT));
  type('Title', 'Moved');
  type('Text', 'To Sunday');
  fireEvent.click(screen.getByRole('tab', { name: 'Chinese (simplified)' }));
  type('Title', '改期');
  type('Text', '改至周日');
  fireEvent.click(screen.getByLabelText('League of Legends'));
  fireEvent.click(screen.getByLabelText('JPY'));
  await expect
    .poll(() => fake.bodiesOf('checkAnnouncement').at(-1))
    .toMatchObject({
      is_new: true,
      draft: {
        ...{ id: 'moved', publish_at: AT, maintenance: null, audience: { game_types: [1], currencies: [3] } },
        texts: [
          { lang: 1, title: '改期' },
          { lang: 2, title: 'Moved' },
        ],
      },
    });
  await pressSave(fake);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => fake.bodiesOf('addAnnouncement'))
    .toMatchObject([{ reason: 'checked, in order', draft: { id: 'moved' } }]);
  expect(await screen.findByText('moved is saved, revision 2.')).toBeTruthy();
  expect(placeNow()).toEqual(['content', 'show', 'moved']);
});

it('DESK-21 bad-input 198 faults of the service are at their fields once these were changed, and all of them after Save', async () => {
  const faults = [
    { field: 'id', fault: 'invalid' as const },
    { field: 'title.th-TH', fault: 'title_length' as const },
  ];
  const fake = fakeDesk({ checkAnnouncement: () => ({ ...VALID, faults }) });
  showScreen(<Content />, fake, { hash: '#/content/add' });
  const id = await screen.findByLabelText('Id');
  await expect.poll(() => fake.bodiesOf('checkAnnouncement')).toHaveLength(1);
  expect(id.getAttribute('aria-invalid')).toBe('false');
  type('Id', 'No Spaces');
  await expect.poll(() => id.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/^Thai:/)).toBeNull();
  await pressSave(fake);
  screen.getByText('Thai: The title needs 1 to 200 characters.');
  screen.getByText('To be corrected first: 2');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Id')).toHaveProperty('value', 'No Spaces');
});

it('DESK-21 DESK-6 an urgent one is proposed, with the same draft', async () => {
  const fake = fakeDesk({
    checkAnnouncement: () => ({ ...VALID, needs_two: true }),
    propose: () => {
      throw new DeskRefusal('changed_meanwhile', { current: { ...PRESENT, revision: 5, saved_by: ['bob', 'cat'] } });
    },
  });
  showScreen(<Content />, fake, { hash: '#/content/edit/moved' });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Severity' }), { target: { value: 'urgent' } });
  await pressSave(fake, 'Propose');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await expect
    .poll(() => fake.bodiesOf('propose'))
    .toMatchObject([
      { kind: 'announce', payload: { draft: { ...DRAFT, severity: 'urgent', texts: expect.anything() }, version: 2 } },
    ]);
  expect(await dialog.findByText(/bob, cat has saved revision 5/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await expect.poll(() => fake.bodiesOf('propose').at(-1)).toMatchObject({ payload: { version: 5 } });
});

it('DESK-21 bad-input 298: what another operator saved or withdrew is named, and nothing that was typed is lost', async () => {
  const fake = fakeDesk({
    editAnnouncement: () => {
      throw new DeskRefusal('changed_meanwhile', { current: { ...PRESENT, withdrawn_at: AT, withdrawn_by: 'bob' } });
    },
  });
  showScreen(<Content />, fake, { hash: '#/content/edit/moved' });
  await screen.findByDisplayValue('Moved');
  type('Title', 'Moved again');
  await expect.poll(() => fake.bodiesOf('checkAnnouncement').length).toBe(2);
  await pressSave(fake);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Own mistake' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/bob has withdrawn it/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByDisplayValue('Moved again')).toBeTruthy();
});

it('DESK-21 withdraws the revision that is shown, with a reason', async () => {
  const fake = fakeDesk({ withdrawAnnouncement: () => ({ ...SAVED, state: 'withdrawn' }) });
  showScreen(<Content />, fake, { hash: '#/content/show/moved' });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Own mistake' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expect
    .poll(() => fake.bodiesOf('withdrawAnnouncement'))
    .toMatchObject([{ announcement_id: 'moved', version: 2, reason: 'own mistake' }]);
  expect(await screen.findByText('moved is withdrawn.')).toBeTruthy();
});

it('DESK-21 HOME-3 pins by number with an end, and removes a pin', async () => {
  const pin = { event_id: 9, game_id: 70, until: null, pinned_by: 'ann', pinned_at: AT };
  const list = () => ({ pins: [pin], most: 3, names: NO_NAMES });
  const fake = fakeDesk({ pins: list, pin: list, unpin: list });
  showScreen(<Content />, fake, { hash: '#/content' });
  fireEvent.click(await screen.findByRole('button', { name: 'Pin' }));
  let dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Number'), { target: { value: '9' } });
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: localText(AT) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Pin' }));
  await expect.poll(() => fake.bodiesOf('pin')).toMatchObject([{ kind: 'event', id: 9, until: AT }]);
  expect(await screen.findByText('Event 9 is pinned.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Own mistake' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => fake.bodiesOf('unpin')).toMatchObject([{ kind: 'match', id: 70 }]);
});

it('DESK-21 DESK-5 a viewer reads the content and changes none, also by the address of the form', async () => {
  const fake = fakeDesk();
  showScreen(<Content />, fake, { me: { ...ME, roles: ['viewer'] }, hash: '#/content/add' });
  await screen.findByRole('row', { name: /Moved/ });
  for (const name of ['New announcement', 'Pin', 'Save']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(fake.bodiesOf('checkAnnouncement')).toEqual([]);
});

it('DESK-21 a part of a time is no empty one: it is not saved', async () => {
  const fake = fakeDesk();
  showScreen(<Content />, fake, { hash: '#/content/edit/moved' });
  const end = await screen.findByLabelText('Expires');
  Object.defineProperty(end, 'validity', { value: { badInput: true } });
  fireEvent.blur(end);
  screen.getByText('Date and time are incomplete.');
  await pressSave(fake);
  screen.getByText('To be corrected first: 1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('DESK-21 what is typed is the draft, and a draft is shown as it was typed', () => {
  expect(draftOf(NEW_ANNOUNCEMENT)).toMatchObject({ texts: [], publish_at: null, expires_at: null, maintenance: null });
  const texts = [...DRAFT.texts].sort((a, b) => a.lang - b.lang);
  expect(draftOf(typedOf(DRAFT))).toEqual({ ...DRAFT, texts });
  const maintenance = { banner_at: AT, starts_at: AT + 1_000, ends_at: AT + 60_000 };
  const works = { ...DRAFT, texts, type: 'maintenance' as const, maintenance };
  expect(draftOf(typedOf(works))).toEqual(works);
  expect(draftOf({ ...typedOf(works), type: 'system' }).maintenance).toBeNull();
});
