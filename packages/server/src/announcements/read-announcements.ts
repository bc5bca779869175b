import { languageById, LANGUAGES, type Announcement, type LangId } from '@clutchline/contract';

import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';
import type { AnnouncementCursor, AnnouncementText, Reader, StoredAnnouncement } from './announcement-store';
import type { Context } from './context';

const PAGE = 20;
const MAX_BANNERS = 5;

type Reading = Pick<Context, 'stores' | 'clock'>;

function readerOf({ clock }: Pick<Context, 'clock'>, { caller }: CallInfo): Reader {
  return { accountId: caller?.accountId ?? null, currencyId: caller?.currencyId ?? null, now: clock.now() };
}

/** NEWS-3, NEWS-4 */
export async function readAnnouncements(
  context: Reading,
  { type, cursor, lang }: CallRequest<'getAnnouncements'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getAnnouncements'>>> {
  const { announcements } = context.stores;
  const reader = readerOf(context, info);
  const after = cursor === null ? null : cursorOf(cursor);
  if (cursor !== null && after === null) return { kind: 'refused', refusal: 'bad_request' };
  const found = await announcements.page(reader, { type, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const banners = await announcements.banners(reader, MAX_BANNERS);
  const row = (one: StoredAnnouncement): Announcement => announcementRow(one, lang, reader);
  return {
    kind: 'ok',
    data: {
      rows: page.map(row),
      next_cursor: found.length > PAGE && last !== undefined ? cursorText(last) : null,
      unread_count: reader.accountId === null ? 0 : await announcements.unread(reader),
      banners: banners.map(row),
    },
  };
}

const cursorText = ({ isPinned, publishAt, id }: AnnouncementCursor): string =>
  `${isPinned ? 1 : 0}-${publishAt}-${id}`;

function cursorOf(text: string): AnnouncementCursor | null {
  const [, pinned, at, id = ''] = /^([01])-(\d+)-(.+)$/.exec(text) ?? [];
  const publishAt = Number(at);
  return Number.isSafeInteger(publishAt) ? { isPinned: pinned === '1', publishAt, id } : null;
}

/** NEWS-2 */
export async function readAnnouncement(
  context: Reading,
  { announcement_id, lang }: CallRequest<'getAnnouncement'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getAnnouncement'>>> {
  const reader = readerOf(context, info);
  const found = await context.stores.announcements.one(reader, announcement_id);
  if (found === null) return { kind: 'ok', data: { found: null } };
  if (found.withdrawnAt !== null) return { kind: 'ok', data: { found: { is_withdrawn: 1 } } };
  const announcement = announcementRow(found, lang, reader);
  return { kind: 'ok', data: { found: { is_withdrawn: 0, announcement, blocks: [...textIn(found, lang).blocks] } } };
}

/** NEWS-3 */
export async function markAnnouncementsRead(
  context: Reading,
  { read, all }: CallRequest<'markAnnouncementsRead'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'markAnnouncementsRead'>>> {
  const { announcements } = context.stores;
  const reader = readerOf(context, info);
  if (read.length > 0) await announcements.markRead(reader, read);
  if (all === 1) await announcements.markAllRead(reader);
  return { kind: 'ok', data: { unread_count: await announcements.unread(reader) } };
}

/** The language of the call, else English, else the first given one (LANG-3). */
function textIn({ texts }: StoredAnnouncement, lang: LangId): AnnouncementText {
  const order = [lang, 2, ...LANGUAGES.map(({ id }) => id)];
  const found = order.map((id) => texts.find((text) => text.lang === id)).find((text) => text !== undefined);
  if (found === undefined) throw new Error('an announcement has no text');
  return found;
}

function announcementRow(stored: StoredAnnouncement, lang: LangId, { accountId }: Reader): Announcement {
  const text = textIn(stored, lang);
  return {
    announcement_id: stored.id,
    revision: stored.revision,
    type: stored.type,
    severity: stored.severity,
    title: text.title,
    text_lang: languageById(text.lang).id,
    publish_at: stored.publishAt,
    is_pinned: stored.isPinned ? 1 : 0,
    is_spoiler: stored.spoils ? 1 : 0,
    is_unread: accountId !== null && stored.readRevision < stored.revision ? 1 : 0,
    maintenance: stored.maintenance,
  };
}
