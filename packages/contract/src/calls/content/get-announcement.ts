import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { announcementId, announcementSchema, MAX_BLOCKS, textBlockSchema } from '../../entities/announcement';

/**
 * One announcement with its body (NEWS-2). `found` is null for an unknown id and one that is not for the caller;
 * `is_withdrawn` says that the operator withdrew it. Reading does not mark it: use `markAnnouncementsRead`.
 *
 * @example { lang: 2, announcement_id: 'maintenance-2026-12' }
 */
export const getAnnouncement = defineCall({
  path: '/api/content/getAnnouncement',
  auth: 'optional',
  request: { announcement_id: announcementId },
  response: z.object({
    found: z.nullable(
      z.discriminatedUnion('is_withdrawn', [
        z.object({ is_withdrawn: z.literal(1) }),
        z.object({
          is_withdrawn: z.literal(0),
          announcement: announcementSchema,
          blocks: z.array(textBlockSchema).check(z.maxLength(MAX_BLOCKS)),
        }),
      ]),
    ),
  }),
  refusals: [],
  requirement: 'NEWS-2',
});
