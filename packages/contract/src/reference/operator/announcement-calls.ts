import { describeObject, type SchemaReference } from '../fields';
import {
  announcementAnswer,
  announcementAudience,
  announcementBody,
  announcementChangeBody,
  announcementMaintenance,
  announcementParams,
  announcementTexts,
} from '../../operator/announcement-bodies';

export const ANNOUNCEMENT_TEXTS = {
  addAnnouncement: {
    summary: 'Publish an announcement',
    description:
      'Stores an announcement, which players see from `publish_at`. What cannot be published is refused, and `faults` names everything that is wrong. A key is one operator: urgent announcements and maintenance need two persons, at the desk or by `npm run announce`.',
  },
  changeAnnouncement: {
    summary: 'Replace an announcement',
    description:
      'Replaces everything but the id, and raises the revision, so players see it as unread. With `revision`, another revision than this one is refused.',
  },
  withdrawAnnouncement: {
    summary: 'Withdraw an announcement',
    description: 'It leaves the lists for good; its address states that it was withdrawn.',
  },
} as const;

const ID = [
  'Id that the author chooses: 1 to 64 lower-case letters, digits and hyphens.',
  'finals-moved-2026',
] as const;
const PUBLISH_AT = [
  'Time of publication, business time; a past one publishes at once.',
  '2026-11-28T09:00:00Z',
] as const;
const EXPIRES_AT = ['End of the publication.', '2026-12-02T00:00:00Z'] as const;

const FIELDS = {
  type: ['`system`, `rules`, `results`, `event` or `activity`; `maintenance` needs two persons.', 'event'],
  severity: ['`info` or `important`; `urgent` needs two persons.', 'important'],
  title: 'Titles by language. A language needs title and body; other players read English, else the first one.',
  body: 'Bodies by language: a subset of Markdown (NEWS-2), 1 to 8,000 characters and at most 200 blocks.',
  publish_at: PUBLISH_AT,
  expires_at: EXPIRES_AT,
  pinned: ['Whether it comes before others; default false.', false],
  spoils: ['Whether the body reveals a result (SPOIL-3); default false.', false],
  audience: 'Who reads it; default everyone.',
  maintenance: 'Times of a maintenance.',
} as const;

/** Calls of announcements (NEWS-5). */
export const ANNOUNCEMENT_REFERENCES: readonly SchemaReference[] = [
  describeObject(announcementParams, 'Parameters of the path.', { id: ID }),
  describeObject(announcementBody, 'An announcement, as in a file of `npm run announce`.', { id: ID, ...FIELDS }),
  describeObject(announcementChangeBody, 'An announcement without its id.', {
    ...FIELDS,
    revision: ['The revision that was read; missing: any.', 1],
  }),
  describeObject(announcementTexts, 'Texts by language; a title has 1 to 200 characters.', {
    'zh-CN': ['Simplified Chinese.', '决赛改期'],
    'en-US': ['English.', 'The finals have moved'],
    'zh-TW': ['Traditional Chinese.', '決賽改期'],
    'th-TH': ['Thai.', 'เลื่อนการแข่งขันรอบชิงชนะเลิศ'],
    'vi-VN': ['Vietnamese.', 'Trận chung kết đã dời lịch'],
    'in-ID': ['Indonesian.', 'Final dijadwal ulang'],
    'ja-JP': ['Japanese.', '決勝の日程変更'],
    'ko-KR': ['Korean.', '결승전 일정 변경'],
  }),
  describeObject(announcementAudience, 'Who reads an announcement; a missing field leaves everyone in.', {
    signed_in: ['Whether only players who are signed in; default false.', false],
    game_types: ['Ids of games: players who follow a team of one, or have bet on one within 30 days.', [1]],
    currencies: ['Ids of currencies of players.', [1]],
  }),
  describeObject(announcementMaintenance, 'Times of a maintenance, in order.', {
    banner_at: ['Its banner is shown from this time.', '2026-11-30T12:00:00Z'],
    starts_at: ['Begin.', '2026-12-01T12:00:00Z'],
    ends_at: ['End, after the begin.', '2026-12-01T14:00:00Z'],
  }),
  describeObject(announcementAnswer, 'The announcement as it is stored.', {
    id: ID,
    revision: ['1, and 1 more with each change.', 1],
    publish_at: PUBLISH_AT,
    expires_at: ['End of the publication; null: none.', '2026-12-02T00:00:00.000Z'],
    withdrawn_at: ['When it was withdrawn; null: it was not.', null],
  }),
];
