import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { announcementId, foundAnnouncementSchema } from '../../entities/announcement';

/**
 * One announcement with its body (NEWS-2). `found` is null for an unknown id and one that is not for the caller;
 * `is_withdrawn` 1: the operator withdrew it. Reading does not mark it: use `markAnnouncementsRead`.
 *
 * @example { lang: 2, announcement_id: 'maintenance-2026-12' }
 */
export const getAnnouncement = defineCall({
  path: '/api/content/getAnnouncement',
  auth: 'optional',
  request: { announcement_id: announcementId },
  response: z.object({
    found: z.nullable(foundAnnouncementSchema),
  }),
  refusals: [],
  requirement: 'NEWS-2',
});
