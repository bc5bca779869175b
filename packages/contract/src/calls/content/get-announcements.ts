import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { announcementSchema, announcementType } from '../../entities/announcement';

/** Pin, time and id of the last announcement of a page. */
export const announcementCursor = z.string().check(z.maxLength(100), z.regex(/^[01]-\d{1,16}-[a-z0-9-]{1,64}$/));

/**
 * Published announcements for the caller, pinned ones first, then the newest, in pages of 20 (NEWS-3). `banners` are the
 * urgent ones and the announced maintenance, whatever the filter (NEWS-4). For signed-out callers nothing is unread: the
 * client stores what was read, by id and revision.
 *
 * @example { lang: 2, type: null, cursor: null }
 */
export const getAnnouncements = defineCall({
  path: '/api/content/getAnnouncements',
  auth: 'optional',
  request: { type: z.nullable(announcementType), cursor: z.nullable(announcementCursor) },
  response: z.object({
    rows: z.array(announcementSchema).check(z.maxLength(20)),
    next_cursor: z.nullable(announcementCursor),
    /** Of all pages and types; 0 for signed-out callers. */
    unread_count: z.int().check(z.gte(0), z.lte(1_000_000)),
    banners: z.array(announcementSchema).check(z.maxLength(5)),
  }),
  refusals: [],
  requirement: 'NEWS-3',
});
