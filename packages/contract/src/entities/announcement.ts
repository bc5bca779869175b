import * as z from 'zod/mini';

import { langId } from '../define-call';
import { epochMs } from '../ids';
import { flag } from './statuses';

/** Chosen by the author; part of addresses. */
export const announcementId = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/), z.maxLength(64));
export const announcementType = z.enum(['maintenance', 'system', 'rules', 'results', 'event', 'activity']);
export const announcementSeverity = z.enum(['info', 'important', 'urgent']);
export const announcementRevision = z.int().check(z.gte(1), z.lte(32_767));

export const MAX_TITLE_LENGTH = 200;
export const MAX_BODY_LENGTH = 8_000;
export const MAX_BLOCKS = 200;

const text = z.string().check(z.maxLength(MAX_BODY_LENGTH));
const LINK = /^(?:\/(?![/\\])|https:\/\/)[^\s<>"'`\\]*$/u;

/** Whether a text is a route of the app such as `/events/detail?event_id=12`, or an https address (NEWS-2). */
export const isLinkTarget = (text: string): boolean => LINK.test(text);

const href = z.string().check(z.maxLength(500), z.refine(isLinkTarget));

/** A piece of text with one appearance. */
export const textSpanSchema = z.object({
  text,
  is_bold: flag,
  is_emphasized: flag,
  is_code: flag,
  href: z.nullable(href),
});
export type TextSpan = z.infer<typeof textSpanSchema>;

const spans = z.array(textSpanSchema).check(z.maxLength(1_000));
const listItem = z.object({ spans, items: z.array(z.object({ spans })).check(z.maxLength(MAX_BLOCKS)) });

/** A block of a body: the Markdown subset of NEWS-2 as the server parsed it. */
export const textBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({ kind: z.literal('heading'), spans }),
  z.object({ kind: z.literal('list'), is_ordered: flag, items: z.array(listItem).check(z.maxLength(MAX_BLOCKS)) }),
  z.object({ kind: z.literal('code'), text }),
  z.object({ kind: z.literal('rule') }),
]);
export type TextBlock = z.infer<typeof textBlockSchema>;

/** Of a maintenance announcement, business time. */
const maintenanceSchema = z.object({ banner_at: epochMs, starts_at: epochMs, ends_at: epochMs });

/** An announcement in a list or a banner, in the language of the call or its fallback (LANG-3). */
export const announcementSchema = z.object({
  announcement_id: announcementId,
  revision: announcementRevision,
  type: announcementType,
  severity: announcementSeverity,
  title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
  /** Language of title and body; if it is not that of the call, show a mark such as "in English". */
  text_lang: langId,
  publish_at: epochMs,
  is_pinned: flag,
  /** The body reveals a result (SPOIL-3). */
  is_spoiler: flag,
  is_unread: flag,
  maintenance: z.nullable(maintenanceSchema),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** An announcement in full. */
export const foundAnnouncementSchema = z.discriminatedUnion('is_withdrawn', [
  z.object({ is_withdrawn: z.literal(1) }),
  z.object({
    is_withdrawn: z.literal(0),
    announcement: announcementSchema,
    blocks: z.array(textBlockSchema).check(z.maxLength(MAX_BLOCKS)),
  }),
]);
