import { LANGUAGES } from '@clutchline/contract';
import type { AnnouncementFault } from '@clutchline/contract/desk';
import { announcementBody } from '@clutchline/contract/operator';
import * as z from 'zod/mini';

import { type AnnouncementDraft, faultOf } from './announcement-draft';
import type { Validated } from './validate-announcement';

const MOST_FAULTS = 10;

type AnnouncementFile = z.infer<typeof announcementBody>;

/** JSON with texts by language code and times in ISO 8601, in UTC (NEWS-5): a file, or a body of the operator API. */
export function readAnnouncementFile(given: unknown): Validated<{ readonly draft: AnnouncementDraft }> {
  const read = z.safeParse(announcementBody, given);
  if (read.success) return { draft: draftOf(read.data) };
  return { faults: read.error.issues.slice(0, MOST_FAULTS).map(faultIn) };
}

function faultIn(issue: z.core.$ZodIssue): AnnouncementFault {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return faultOf(path.join('.'), 'invalid');
}

const timeOf = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));

export function draftOf(file: AnnouncementFile): AnnouncementDraft {
  const { id, type, severity, title, body, publish_at, expires_at, pinned, spoils, audience, maintenance } = file;
  return {
    ...{ id, type, severity, isPinned: pinned ?? false, spoils: spoils ?? false },
    texts: LANGUAGES.filter(({ code }) => title[code] !== undefined || body[code] !== undefined).map(
      ({ id: lang, code }) => ({ lang, title: title[code] ?? '', body: body[code] ?? '' }),
    ),
    ...{ publishAt: timeOf(publish_at), expiresAt: timeOf(expires_at) },
    audience: {
      signedInOnly: audience?.signed_in ?? false,
      gameTypeIds: audience?.game_types ?? [],
      currencyIds: audience?.currencies ?? [],
    },
    maintenance:
      maintenance === undefined
        ? null
        : {
            banner_at: timeOf(maintenance.banner_at),
            starts_at: timeOf(maintenance.starts_at),
            ends_at: timeOf(maintenance.ends_at),
          },
  };
}
