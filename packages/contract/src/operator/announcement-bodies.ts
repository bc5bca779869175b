import * as z from 'zod/mini';

import { announcementId, announcementRevision, announcementSeverity, announcementType } from '../entities/announcement';
import { moment } from './values';

/** By language code. Its length is checked with its other faults. */
const text = z.optional(z.string().check(z.maxLength(100_000)));

export const announcementTexts = z.strictObject({
  'zh-CN': text,
  'en-US': text,
  'zh-TW': text,
  'th-TH': text,
  'vi-VN': text,
  'in-ID': text,
  'ja-JP': text,
  'ko-KR': text,
});

const ids = z.optional(z.array(z.int().check(z.gte(1), z.lte(9_999))).check(z.maxLength(100)));

/** Everyone who is left in by each field. */
export const announcementAudience = z.strictObject({
  signed_in: z.optional(z.boolean()),
  game_types: ids,
  currencies: ids,
});

export const announcementMaintenance = z.strictObject({ banner_at: moment, starts_at: moment, ends_at: moment });

const content = {
  type: announcementType,
  severity: announcementSeverity,
  title: announcementTexts,
  body: announcementTexts,
  publish_at: moment,
  expires_at: z.optional(moment),
  pinned: z.optional(z.boolean()),
  spoils: z.optional(z.boolean()),
  audience: z.optional(announcementAudience),
  maintenance: z.optional(announcementMaintenance),
};

/** Also a file of `npm run announce` (NEWS-5). */
export const announcementBody = z.strictObject({ id: announcementId, ...content });

export const announcementChangeBody = z.strictObject({
  ...content,
  /** The one that was read; another one is refused. */
  revision: z.optional(announcementRevision),
});

export const announcementParams = z.strictObject({ id: announcementId });

export const announcementAnswer = z.object({
  id: z.string(),
  revision: z.int(),
  publish_at: moment,
  expires_at: z.nullable(moment),
  withdrawn_at: z.nullable(moment),
});

export type AnnouncementBody = z.infer<typeof announcementBody>;
export type AnnouncementChangeBody = z.infer<typeof announcementChangeBody>;
