import type { Announcement } from '@clutchline/contract';

import { BulletinDetail } from '../../src/screens/bulletins/bulletin-detail';
import { BulletinList } from '../../src/screens/bulletins/bulletin-list';
import { envelope, ok } from '../../testing/test-app';
import { pending } from '../frame/sample-content';
import { HOUR, MINUTE, NOON } from '../frame/sample-data';
import { type ScreenCase, ScreenCases, type StoryAnswer } from '../frame/screen-cases';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Content/Announcements' } satisfies StoryFile;

const row = (announcement_id: string, fields: Partial<Announcement> = {}): Announcement => ({
  ...{ announcement_id, revision: 1, type: 'event', severity: 'info', title: 'New dates of the group stage' },
  ...{ text_lang: 2, publish_at: NOON - HOUR, is_pinned: 0, is_spoiler: 0, is_unread: 1, maintenance: null },
  ...fields,
});

const span = (text: string, fields: object = {}) => ({
  ...{ text, is_bold: 0, is_emphasized: 0, is_code: 0, href: null },
  ...fields,
});
const item = (text: string, items: readonly object[] = []) => ({ spans: [span(text)], items });

const BLOCKS = [
  { kind: 'heading', spans: [span('What changes')] },
  { kind: 'paragraph', spans: [span('The group stage begins '), span('two hours later', { is_bold: 1 }), span('.')] },
  {
    ...{ kind: 'list', is_ordered: 0 },
    items: [item('Group A', [{ spans: [span('also the tie-breaks')] }]), item('Group B')],
  },
  { kind: 'paragraph', spans: [span('See '), span('the schedule', { href: '/schedule' }), span('.')] },
  { kind: 'code', text: 'starts_at = 2026-01-02T14:00:00Z' },
  { kind: 'rule' },
];
const WORKS = { banner_at: NOON - HOUR, starts_at: NOON + 20 * MINUTE, ends_at: NOON + HOUR };

const list = (getAnnouncements: StoryAnswer, place = '/announcements'): ScreenCase => ({
  screen: <BulletinList />,
  place,
  server: { getAnnouncements },
});
const page = (rows: readonly Announcement[], next_cursor: string | null = null) =>
  ok({ rows, next_cursor, unread_count: rows.length, banners: [] });

const detail = (found: object | null): ScreenCase => ({
  screen: <BulletinDetail />,
  place: '/announcements/detail?id=season',
  server: { getAnnouncement: () => ok({ found }) },
});
const shown = (fields: Partial<Announcement> = {}): ScreenCase =>
  detail({ is_withdrawn: 0, announcement: row('season', fields), blocks: BLOCKS });

export const List: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'pinned, unread, more follow': list(() =>
          page([row('a', { is_pinned: 1, severity: 'important' }), row('b'), row('c', { type: 'rules' })], '1-c'),
        ),
        'none of a type': list(() => page([]), '/announcements?type=rules'),
        failed: list(() => envelope(2)),
        loading: list(pending),
      }}
    />
  ),
};

export const Details: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'every block': shown(),
        maintenance: shown({ type: 'maintenance', maintenance: WORKS }),
        'reveals a result': {
          ...shown({ is_spoiler: 1 }),
          prepare: ({ spoilers }) => spoilers.setState({ mode: 'all' }),
        },
        withdrawn: detail({ is_withdrawn: 1 }),
        unknown: detail(null),
      }}
    />
  ),
};
