import * as z from 'zod/mini';

import { announcementId } from '../../entities/announcement';
import {
  announcementDraft,
  announcementFault,
  listedAnnouncement,
  pinnedTarget,
  pinTarget,
  readTexts,
  savedAnnouncement,
  seenRevision,
} from '../content-values';
import { deskNames, subjectNames } from '../name-values';
import { moment, reason, requestId } from '../desk-values';
import { type DeskCall, nothing } from './desk-call';

const act = { request_id: requestId, reason };
const PROBLEMS = ['wrong_announcement', 'two_persons', 'repeated'] as const;
const pinList = z.strictObject({ pins: z.array(pinnedTarget), most: z.int(), names: subjectNames });

/** Announcements and what is pinned to the home (DESK-21). */
export const CONTENT_CALLS = {
  /** The newest 500; expired and withdrawn ones only if they are asked for. */
  announcements: {
    right: 'see_content',
    needsStepUp: false,
    body: z.strictObject({ ended: z.boolean() }),
    answer: z.strictObject({
      announcements: z.array(listedAnnouncement),
      /** Of an audience. */
      games: z.array(z.strictObject({ game_type_id: z.int(), names: deskNames })),
    }),
    problems: [],
  },
  announcement: {
    right: 'see_content',
    needsStepUp: false,
    body: z.strictObject({ announcement_id: announcementId }),
    answer: savedAnnouncement,
    problems: ['unknown_announcement'],
  },
  /** What saving would refuse, and the texts as players would read them. */
  checkAnnouncement: {
    right: 'content',
    needsStepUp: false,
    body: z.strictObject({ is_new: z.boolean(), draft: announcementDraft }),
    answer: z.strictObject({
      faults: z.array(announcementFault),
      /** It is proposed as `announce`. */
      needs_two: z.boolean(),
      texts: readTexts,
      /** Business time, ms. */
      now: moment,
    }),
    problems: [],
  },
  addAnnouncement: {
    right: 'content',
    needsStepUp: false,
    body: z.strictObject({ ...act, draft: announcementDraft }),
    answer: savedAnnouncement,
    problems: PROBLEMS,
  },
  editAnnouncement: {
    right: 'content',
    needsStepUp: false,
    body: z.strictObject({ ...act, draft: announcementDraft, version: seenRevision }),
    answer: savedAnnouncement,
    problems: [...PROBLEMS, 'unknown_announcement', 'changed_meanwhile'],
  },
  /** For good: its address then states that it was withdrawn. */
  withdrawAnnouncement: {
    right: 'content',
    needsStepUp: false,
    body: z.strictObject({ ...act, announcement_id: announcementId, version: seenRevision }),
    answer: savedAnnouncement,
    problems: ['unknown_announcement', 'changed_meanwhile', 'repeated'],
  },
  /** Oldest first. */
  pins: { right: 'see_content', needsStepUp: false, body: nothing, answer: pinList, problems: [] },
  /** A second pin of the same event or match replaces its end. */
  pin: {
    right: 'content',
    needsStepUp: false,
    body: z.strictObject({ ...act, ...pinTarget, until: z.nullable(moment) }),
    answer: pinList,
    problems: ['unknown_subject', 'pin_over', 'too_many_pins', 'repeated'],
  },
  unpin: {
    right: 'content',
    needsStepUp: false,
    body: z.strictObject({ ...act, ...pinTarget }),
    answer: pinList,
    problems: ['unknown_subject', 'repeated'],
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
