import {
  announcementId,
  announcementSeverity,
  announcementType,
  LANGUAGES,
  MAX_TITLE_LENGTH,
  plainText,
} from '@clutchline/contract';
import * as z from 'zod/mini';

import { distinctOperators } from '../operator';
import type { AnnouncementText, NewAnnouncement, StoredAnnouncement } from './announcement-store';
import type { Context } from './context';
import { parseBody } from './parse-body';

const time = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => Date.parse(text)),
);
const ids = z.array(z.int().check(z.gte(1), z.lte(9_999))).check(z.maxLength(100));
const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);
/** By language code. */
const texts = z.partialRecord(z.enum(LANGUAGE_CODES), z.string().check(z.maxLength(100_000)));

const fileSchema = z.strictObject({
  id: announcementId,
  type: announcementType,
  severity: announcementSeverity,
  title: texts,
  body: texts,
  publish_at: time,
  expires_at: z.optional(time),
  pinned: z._default(z.boolean(), false),
  spoils: z._default(z.boolean(), false),
  audience: z._default(
    z.strictObject({
      signed_in: z._default(z.boolean(), false),
      game_types: z._default(ids, []),
      currencies: z._default(ids, []),
    }),
    { signed_in: false, game_types: [], currencies: [] },
  ),
  maintenance: z.optional(z.strictObject({ banner_at: time, starts_at: time, ends_at: time })),
});
type AnnouncementFile = z.infer<typeof fileSchema>;

export type AnnouncementRead = { readonly announcement: NewAnnouncement } | { readonly faults: readonly string[] };

/**
 * An announcement as an author writes it: JSON with texts by language code and times in ISO 8601 (NEWS-1, NEWS-5). Urgent
 * ones and maintenance need two people.
 */
export function readAnnouncementFile(given: unknown, by: readonly string[]): AnnouncementRead {
  const read = z.safeParse(fileSchema, given);
  if (!read.success)
    return { faults: read.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const file = read.data;
  const { found, faults } = readTexts(file);
  const all = [...faults, ...timeFaults(file), ...approvalFaults(file, by)];
  if (all.length > 0) return { faults: all };
  const { id, type, severity, publish_at, expires_at, pinned, spoils, audience, maintenance } = file;
  return {
    announcement: {
      ...{ id, type, severity, texts: found, spoils },
      ...{ publishAt: publish_at, expiresAt: expires_at ?? null, isPinned: pinned },
      audience: {
        signedInOnly: audience.signed_in,
        gameTypeIds: audience.game_types,
        currencyIds: audience.currencies,
      },
      maintenance: maintenance ?? null,
      approvedBy: [...by],
    },
  };
}

/** A language needs title and body. */
function readTexts({ title, body }: AnnouncementFile): { found: AnnouncementText[]; faults: string[] } {
  const [found, faults]: [AnnouncementText[], string[]] = [[], []];
  for (const { id, code } of LANGUAGES) {
    const [own, text] = [title[code], body[code]];
    const read = own === undefined && text === undefined ? null : readText(own ?? '', text ?? '');
    if (typeof read === 'string') faults.push(`${code}: ${read}`);
    else if (read !== null) found.push({ lang: id, ...read });
  }
  if (found.length === 0 && faults.length === 0) faults.push('title: at least one language is required');
  return { found, faults };
}

function readText(title: string, body: string): Omit<AnnouncementText, 'lang'> | string {
  const plain = plainText(title, MAX_TITLE_LENGTH);
  const blocks = parseBody(body);
  if (plain === '' || title.length > MAX_TITLE_LENGTH) return `the title needs 1 to ${MAX_TITLE_LENGTH} characters`;
  return typeof blocks === 'string' ? BODY_FAULTS[blocks] : { title: plain, body, blocks };
}

const BODY_FAULTS = {
  empty: 'the body needs a text',
  too_long: 'the body has more than 8000 characters',
  too_many_blocks: 'the body has more than 200 blocks, or a list more than 200 items',
} as const;

function timeFaults({ type, publish_at, expires_at, maintenance }: AnnouncementFile): string[] {
  const faults: string[] = [];
  if (expires_at !== undefined && expires_at <= publish_at) faults.push('expires_at: must be after publish_at');
  if ((type === 'maintenance') !== (maintenance !== undefined))
    faults.push('maintenance: banner_at, starts_at and ends_at belong to the type maintenance, and it needs them');
  if (maintenance !== undefined) {
    const { banner_at, starts_at, ends_at } = maintenance;
    if (!(banner_at <= starts_at && starts_at < ends_at)) faults.push('maintenance: the times are not in order');
  }
  return faults;
}

function approvalFaults({ type, severity }: AnnouncementFile, by: readonly string[]): string[] {
  const [first, second] = by;
  if (first === undefined) return ['an operator is required'];
  if (second !== undefined && distinctOperators([first, second]) === null) return ['the operators are the same person'];
  const needsTwo = type === 'maintenance' || severity === 'urgent';
  return needsTwo && second === undefined ? ['urgent announcements and maintenance need two operators'] : [];
}

export type SaveOutcome = 'saved' | 'id_exists' | 'unknown' | { readonly faults: readonly string[] };

type Writing = Pick<Context, 'inTransaction' | 'clock'>;

/** NEWS-5. `add` refuses a known id; `edit` raises the revision, so readers see it as unread. */
export async function saveAnnouncement(
  { inTransaction, clock }: Writing,
  action: 'add' | 'edit',
  given: { readonly file: unknown; readonly by: readonly string[] },
): Promise<SaveOutcome> {
  const read = readAnnouncementFile(given.file, given.by);
  if ('faults' in read) return read;
  const { announcement } = read;
  const now = clock.now();
  return await inTransaction(async ({ announcements }) => {
    if (action === 'edit') return (await announcements.replace(announcement, now)) ? 'saved' : 'unknown';
    return (await announcements.add(announcement, now)) ? 'saved' : 'id_exists';
  });
}

/** False: unknown or withdrawn before. */
export async function withdrawAnnouncement({ inTransaction, clock }: Writing, id: string): Promise<boolean> {
  return await inTransaction(({ announcements }) => announcements.withdraw(id, clock.now()));
}

export async function listAnnouncements({ stores }: Pick<Context, 'stores'>): Promise<StoredAnnouncement[]> {
  return await stores.announcements.all();
}
