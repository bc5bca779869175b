import { announcementSchema, foundAnnouncementSchema, textBlockSchema, textSpanSchema } from '../entities/announcement';
import type { CallReferences } from './call-reference';
import { EXAMPLE } from './example-values';
import { describeObject, describeUnion } from './fields';

type AnnouncementCall = 'getAnnouncements' | 'getAnnouncement' | 'markAnnouncementsRead';

const ID = [
  'Id that the author chose: 1 to 64 lower-case letters, digits and hyphens.',
  'maintenance-2026-12',
] as const;
const REVISION = ['Revision, 1 or more; each edit adds 1.', 1] as const;
const UNREAD = ['Number of unread announcements; 0 for signed-out callers.', 2] as const;
const LIST_ITEM_SPANS = 'Text of the item.';

/** Announcements and their bodies (NEWS-1 to NEWS-4). */
export const ANNOUNCEMENT_REFERENCES = [
  describeObject(announcementSchema, 'An announcement in a list or a banner (NEWS-3, NEWS-4).', {
    announcement_id: ID,
    revision: REVISION,
    type: ['Type of the announcement.', 'maintenance'],
    severity: ['`urgent` is shown as a banner on every screen.', 'important'],
    title: ['Title in the language `text_lang`, 1 to 200 characters.', 'Maintenance on 1 December'],
    text_lang: ['Language of title and body, 1 to 8 (LANG-1).', 2],
    publish_at: ['Time of publication, business time in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
    is_pinned: ['1: before the others.', 0],
    is_spoiler: ['1: the body reveals a result (SPOIL-3).', 0],
    is_unread: ['1: the caller has not read this revision; 0 for signed-out callers.', 1],
    maintenance: [
      'Times of a maintenance, null for other types.',
      {
        banner_at: ['The banner is shown from this time, business time in ms.', EXAMPLE.startTime],
        starts_at: ['Begin of the maintenance, ms.', EXAMPLE.endTime],
        ends_at: ['End of the maintenance, ms.', EXAMPLE.dayEnd],
      },
    ],
  }),
  describeObject(textSpanSchema, 'A piece of text with one appearance (NEWS-2).', {
    text: ['Plain text; line ends are line breaks.', 'Betting is closed from 12:00.'],
    is_bold: ['1: bold.', 0],
    is_emphasized: ['1: emphasized.', 0],
    is_code: ['1: a code such as a name of a file.', 0],
    href: ['Link to a route of the app or an https address; null without one.', null],
  }),
  ...describeUnion(textBlockSchema, 'kind', 'A block of a body (NEWS-2).', {
    paragraph: ['A paragraph.', { kind: ['Always `paragraph`.', 'paragraph'], spans: 'Its text.' }],
    heading: ['A heading.', { kind: ['Always `heading`.', 'heading'], spans: 'Its text.' }],
    list: [
      'A list of at most two levels.',
      {
        kind: ['Always `list`.', 'list'],
        is_ordered: ['1: numbered.', 0],
        items: [
          'Items, at most 200.',
          { spans: LIST_ITEM_SPANS, items: ['Items of the second level.', { spans: LIST_ITEM_SPANS }] },
        ],
      },
    ],
    code: ['Text with a fixed width.', { kind: ['Always `code`.', 'code'], text: ['Lines.', '12:00 UTC'] }],
    rule: ['A horizontal rule.', { kind: ['Always `rule`.', 'rule'] }],
  }),
  ...describeUnion(foundAnnouncementSchema, 'is_withdrawn', 'An announcement in full (NEWS-2).', {
    1: ['Withdrawn by the operator.', { is_withdrawn: ['Always 1.', 1] }],
    0: [
      'Published.',
      { is_withdrawn: ['Always 0.', 0], announcement: 'The announcement.', blocks: 'Its body, at most 200 blocks.' },
    ],
  }),
];

export const ANNOUNCEMENT_CALLS: Pick<CallReferences, AnnouncementCall> = {
  getAnnouncements: {
    summary: 'Announcements',
    description:
      'Returns the published announcements for the caller, pinned ones first, then the newest, in pages of 20 (NEWS-3), and the banners of now (NEWS-4).',
    request: {
      type: ['Type to select; null for all.', null],
      cursor: ['`next_cursor` of the page before; null for the first page.', null],
    },
    response: [
      'One page.',
      {
        rows: 'Announcements, at most 20.',
        next_cursor: ['Cursor of the next page; null on the last page.', `0-${EXAMPLE.startTime}-welcome`],
        unread_count: UNREAD,
        banners: 'Urgent announcements and maintenance for a banner, at most 5.',
      },
    ],
  },
  getAnnouncement: {
    summary: 'Announcement in full',
    description: 'Returns an announcement with its body as blocks (NEWS-2). Reading does not mark it as read.',
    request: { announcement_id: ID },
    response: [
      'The announcement.',
      {
        found: 'Null for an unknown id and for an announcement that is not for the caller.',
      },
    ],
  },
  markAnnouncementsRead: {
    summary: 'Mark announcements as read',
    description: 'Marks revisions of announcements, or all published ones, as read (NEWS-3). Unknown ids are ignored.',
    request: {
      read: ['Revisions, at most 200.', { announcement_id: ID, revision: REVISION }],
      all: ['1 marks all published announcements.', 0],
    },
    response: ['State after the call.', { unread_count: UNREAD }],
  },
};
