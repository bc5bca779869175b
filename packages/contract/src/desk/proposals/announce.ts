import * as z from 'zod/mini';

import { announcementDraft, readTexts, seenRevision } from '../content-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** An urgent announcement or maintenance (NEWS-1), or an edit of one. */
export const ANNOUNCE = proposalKind('announce', {
  payload: z.strictObject({
    draft: announcementDraft,
    /** The revision that the operator saw; null: a new announcement. */
    version: z.nullable(seenRevision),
  }),
  preview: z.strictObject({
    /** Null: a new announcement. */
    before: z.nullable(announcementDraft),
    after: announcementDraft,
    /** Of `after`, as players would read them. */
    texts: readTexts,
  }),
  problems: ['wrong_announcement', 'unknown_announcement', 'changed_meanwhile'],
  opensForMinutes: HALF_AN_HOUR,
});
