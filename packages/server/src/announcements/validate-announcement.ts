import { announcementId, languageById, MAX_TITLE_LENGTH, plainText } from '@clutchline/contract';
import type { AnnouncementFault } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { distinctOperators } from '../operator';
import { type AnnouncementDraft, faultOf } from './announcement-draft';
import type { AnnouncementText, Maintenance, NewAnnouncement } from './announcement-store';
import { parseBody } from './parse-body';

export type Validated<Value> = Value | { readonly faults: readonly AnnouncementFault[] };

/** Without the operators who save it. */
export type ValidAnnouncement = Omit<NewAnnouncement, 'approvedBy'>;

/** What players would read, and what is wrong (NEWS-1, bad input row 198). */
export function validateAnnouncement(
  draft: AnnouncementDraft,
): Validated<{ readonly announcement: ValidAnnouncement }> {
  const { found, faults } = readTexts(draft);
  const maintenance = readMaintenance(draft);
  const { publishAt } = draft;
  const all = [...idFaults(draft), ...faults, ...timeFaults(draft), ...maintenance.faults];
  if (all.length > 0 || publishAt === null) return { faults: all };
  const { id, type, severity, expiresAt, isPinned, spoils, audience } = draft;
  const valid = { id, type, severity, texts: found, publishAt, expiresAt, isPinned, spoils, audience };
  return { announcement: { ...valid, maintenance: maintenance.times } };
}

const idFaults = ({ id }: AnnouncementDraft): AnnouncementFault[] =>
  z.safeParse(announcementId, id).success ? [] : [faultOf('id', 'invalid')];

/** Those that are valid; a language needs title and body. */
export function readTexts({ texts }: Pick<AnnouncementDraft, 'texts'>): {
  readonly found: AnnouncementText[];
  readonly faults: AnnouncementFault[];
} {
  const [found, faults]: [AnnouncementText[], AnnouncementFault[]] = [[], []];
  for (const { lang, title, body } of texts) {
    const { code } = languageById(lang);
    const plain = plainText(title, MAX_TITLE_LENGTH);
    const blocks = parseBody(body);
    const isTitled = plain !== '' && title.length <= MAX_TITLE_LENGTH;
    if (!isTitled) faults.push(faultOf(`title.${code}`, 'title_length'));
    if (typeof blocks === 'string') faults.push(faultOf(`body.${code}`, BODY_FAULTS[blocks]));
    else if (isTitled) found.push({ lang, title: plain, body, blocks });
  }
  if (texts.length === 0) faults.push(faultOf('title', 'no_text'));
  return { found, faults };
}

const BODY_FAULTS = { empty: 'body_empty', too_long: 'body_too_long', too_many_blocks: 'too_many_blocks' } as const;

function timeFaults({ publishAt, expiresAt }: AnnouncementDraft): AnnouncementFault[] {
  if (publishAt === null) return [faultOf('publish_at', 'invalid')];
  return expiresAt !== null && expiresAt <= publishAt ? [faultOf('expires_at', 'not_after_publish')] : [];
}

function readMaintenance({ type, maintenance }: AnnouncementDraft): {
  readonly times: Maintenance | null;
  readonly faults: AnnouncementFault[];
} {
  const refuse = (fault: AnnouncementFault['fault']) => ({ times: null, faults: [faultOf('maintenance', fault)] });
  if ((type === 'maintenance') !== (maintenance !== null)) return refuse('maintenance_times');
  if (maintenance === null) return { times: null, faults: [] };
  const { banner_at, starts_at, ends_at } = maintenance;
  if (banner_at === null || starts_at === null || ends_at === null) return refuse('maintenance_times');
  if (!(banner_at <= starts_at && starts_at < ends_at)) return refuse('maintenance_order');
  return { times: { banner_at, starts_at, ends_at }, faults: [] };
}

/** Urgent ones and maintenance (NEWS-1). */
export const needsTwoOperators = ({ type, severity }: Pick<AnnouncementDraft, 'type' | 'severity'>): boolean =>
  type === 'maintenance' || severity === 'urgent';

/** @param by names of the operators who save it */
export function operatorFaults(draft: AnnouncementDraft, by: readonly string[]): AnnouncementFault[] {
  const [first, second] = by;
  if (first === undefined) return [faultOf('by', 'no_operator')];
  if (second === undefined) return needsTwoOperators(draft) ? [faultOf('by', 'two_operators')] : [];
  return distinctOperators([first, second]) === null ? [faultOf('by', 'same_operator')] : [];
}
