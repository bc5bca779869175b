import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { announcementId, announcementRevision } from '../../entities/announcement';
import { flag } from '../../entities/statuses';

/**
 * Marks revisions of announcements as read, or all published ones (NEWS-3). Unknown ids, and revisions that do not exist,
 * are ignored.
 *
 * @example { lang: 2, read: [{ announcement_id: 'maintenance-2026-12', revision: 1 }], all: 0 }
 */
export const markAnnouncementsRead = defineCall({
  path: '/api/content/markAnnouncementsRead',
  auth: 'token',
  request: {
    read: z
      .array(z.strictObject({ announcement_id: announcementId, revision: announcementRevision }))
      .check(z.maxLength(200)),
    all: flag,
  },
  response: z.object({ unread_count: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  refusals: [],
  requirement: 'NEWS-3',
});
