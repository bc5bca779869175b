import * as z from 'zod/mini';

import { distinctBy } from '../distinct-by';
import { langId } from '../define-call';
import {
  announcementRevision,
  announcementSeverity,
  announcementType,
  MAX_BLOCKS,
  textBlockSchema,
} from '../entities/announcement';
import { moment } from './desk-values';

export const ANNOUNCEMENT_TYPES = announcementType.options;
export const ANNOUNCEMENT_SEVERITIES = announcementSeverity.options;

/** What can be wrong with an announcement (bad input row 198). */
export const ANNOUNCEMENT_FAULTS = [
  'invalid',
  'no_text',
  'title_length',
  'body_empty',
  'body_too_long',
  'too_many_blocks',
  'not_after_publish',
  'maintenance_times',
  'maintenance_order',
  'no_operator',
  'same_operator',
  'two_operators',
  'id_taken',
] as const;

/** `field` as in a file of `npm run announce`. @example { field: 'title.en-US', fault: 'title_length' } */
export const announcementFault = z.strictObject({ field: z.string(), fault: z.enum(ANNOUNCEMENT_FAULTS) });
export type AnnouncementFault = z.infer<typeof announcementFault>;

export const ANNOUNCEMENT_STATES = ['planned', 'published', 'expired', 'withdrawn'] as const;

/** Ms of business time; null: missing. */
const time = z.nullable(moment);
const ids = z.array(z.int().check(z.gte(1), z.lte(9_999))).check(z.maxLength(100));

/** Empty lists: everyone. */
const audience = z.strictObject({ signed_in: z.boolean(), game_types: ids, currencies: ids });

/** Longer than what is valid, so that the service names the fault of a text that was pasted. */
export const DRAFT_LENGTHS = { id: 64, title: 1_000, body: 20_000 } as const;

const draftText = z.strictObject({
  lang: langId,
  title: z.string().check(z.maxLength(DRAFT_LENGTHS.title)),
  body: z.string().check(z.maxLength(DRAFT_LENGTHS.body)),
});

/** As the form has it, valid or not. */
export const announcementDraft = z.strictObject({
  id: z.string().check(z.maxLength(DRAFT_LENGTHS.id)),
  type: announcementType,
  severity: announcementSeverity,
  texts: z.array(draftText).check(
    z.maxLength(8),
    distinctBy(({ lang }) => lang),
  ),
  ...{ publish_at: time, expires_at: time },
  ...{ pinned: z.boolean(), spoils: z.boolean() },
  audience,
  maintenance: z.nullable(z.strictObject({ banner_at: time, starts_at: time, ends_at: time })),
});
export type AnnouncementDraftData = z.infer<typeof announcementDraft>;

/** The revision that the operator saw. */
export const seenRevision = announcementRevision;

const readText = z.strictObject({
  lang: langId,
  title: z.string(),
  blocks: z.array(textBlockSchema).check(z.maxLength(MAX_BLOCKS)),
});
/** As players read it. */
export const readTexts = z.array(readText);

const state = z.enum(ANNOUNCEMENT_STATES);
const saved = {
  revision: z.int(),
  /** One operator, or two. */
  saved_by: z.array(z.string()),
  /** Ms of business time, as all times here. */
  saved_at: moment,
  withdrawn_at: time,
  withdrawn_by: z.nullable(z.string()),
};

/** Who saved or withdrew the present revision. */
export const presentRevision = z.strictObject(saved);
export type PresentRevision = z.infer<typeof presentRevision>;

export const listedAnnouncement = z.strictObject({
  ...saved,
  announcement_id: z.string(),
  state,
  type: announcementType,
  severity: announcementSeverity,
  ...{ publish_at: moment, expires_at: time, pinned: z.boolean() },
  titles: z.array(z.strictObject({ lang: langId, title: z.string() })),
});
export type ListedAnnouncement = z.infer<typeof listedAnnouncement>;

export const savedAnnouncement = z.strictObject({ ...saved, state, draft: announcementDraft, texts: readTexts });
export type SavedAnnouncementData = z.infer<typeof savedAnnouncement>;

export const PIN_KINDS = ['event', 'match'] as const;
export const pinTarget = { kind: z.enum(PIN_KINDS), id: z.int().check(z.gte(1)) };

export const pinnedTarget = z.strictObject({
  event_id: z.int(),
  /** Null: the event. */
  game_id: z.nullable(z.int()),
  /** Ms of business time; null: as long as the event or match has not ended. */
  until: time,
  pinned_by: z.string(),
  pinned_at: moment,
});
