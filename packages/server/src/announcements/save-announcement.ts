import type { AnnouncementFault } from '@clutchline/contract/desk';

import { type AnnouncementDraft, faultText } from './announcement-draft';
import type { SavedAnnouncement } from './announcement-store';
import type { Context, Stores } from './context';
import { readAnnouncementFile } from './read-announcement-file';
import { operatorFaults, validateAnnouncement } from './validate-announcement';

export interface SaveRequest {
  readonly act: 'add' | 'edit';
  readonly draft: AnnouncementDraft;
  /** One operator, or two. */
  readonly by: readonly string[];
  /** Revision that the author saw; null: any. */
  readonly seen: number | null;
  /** Business time. */
  readonly at: number;
}

export type StoreOutcome =
  | { readonly kind: 'stored'; readonly before: SavedAnnouncement | null; readonly after: SavedAnnouncement }
  | { readonly kind: 'faults'; readonly faults: readonly AnnouncementFault[] }
  | { readonly kind: 'id_exists' }
  /** Or withdrawn. */
  | { readonly kind: 'unknown' }
  /** Another revision, or withdrawn. */
  | { readonly kind: 'changed'; readonly current: SavedAnnouncement };

type Writing = Pick<Stores, 'announcements'>;

/** In the caller's transaction. An edit raises the revision, so readers see it as unread (NEWS-5). */
export async function storeAnnouncement({ announcements }: Writing, request: SaveRequest): Promise<StoreOutcome> {
  const { act, draft, by, at } = request;
  const valid = validateAnnouncement(draft);
  const faults = [...('faults' in valid ? valid.faults : []), ...operatorFaults(draft, by)];
  if ('faults' in valid || faults.length > 0) return { kind: 'faults', faults };
  const announcement = { ...valid.announcement, approvedBy: [...by] };
  if (act === 'add') {
    if (!(await announcements.add(announcement, at))) return { kind: 'id_exists' };
    return { kind: 'stored', before: null, after: await storedAs(announcements, draft.id) };
  }
  const before = await announcements.hold(draft.id);
  const refusal = refusalOf(before, request.seen);
  if (refusal !== null) return refusal;
  await announcements.replace(announcement, at);
  return { kind: 'stored', before, after: await storedAs(announcements, draft.id) };
}

function refusalOf(before: SavedAnnouncement | null, seen: number | null): StoreOutcome | null {
  if (before === null || (before.withdrawnAt !== null && seen === null)) return { kind: 'unknown' };
  const isCurrent = before.withdrawnAt === null && (seen === null || seen === before.revision);
  return isCurrent ? null : { kind: 'changed', current: before };
}

async function storedAs(announcements: Stores['announcements'], id: string): Promise<SavedAnnouncement> {
  const stored = await announcements.find(id);
  if (stored === null) throw new Error('the announcement is missing');
  return stored;
}

export interface WithdrawRequest {
  readonly id: string;
  readonly by: string;
  readonly seen: number | null;
  readonly at: number;
}

/** In the caller's transaction, by one operator alone. */
export async function storeWithdrawal(
  { announcements }: Writing,
  { id, by, seen, at }: WithdrawRequest,
): Promise<StoreOutcome> {
  const before = await announcements.hold(id);
  const refusal = refusalOf(before, seen);
  if (refusal !== null) return refusal;
  await announcements.withdraw(id, { by, at });
  return { kind: 'stored', before, after: await storedAs(announcements, id) };
}

export type SaveOutcome = 'saved' | 'id_exists' | 'unknown' | { readonly faults: readonly string[] };

type Opened = Pick<Context, 'inTransaction' | 'clock'>;

/** NEWS-5: of a file. `add` refuses a known id. */
export async function saveAnnouncement(
  { inTransaction, clock }: Opened,
  act: SaveRequest['act'],
  { file, by }: { readonly file: unknown; readonly by: readonly string[] },
): Promise<SaveOutcome> {
  const read = readAnnouncementFile(file);
  if ('faults' in read) return { faults: read.faults.map(faultText) };
  const request = { act, draft: read.draft, by, seen: null, at: clock.now() };
  const outcome = await inTransaction((stores) => storeAnnouncement(stores, request));
  if (outcome.kind === 'faults') return { faults: outcome.faults.map(faultText) };
  if (outcome.kind === 'id_exists') return 'id_exists';
  return outcome.kind === 'stored' ? 'saved' : 'unknown';
}

/** False: unknown or withdrawn before. */
export async function withdrawAnnouncement({ inTransaction, clock }: Opened, id: string, by: string): Promise<boolean> {
  const request = { id, by, seen: null, at: clock.now() };
  return (await inTransaction((stores) => storeWithdrawal(stores, request))).kind === 'stored';
}

export async function listAnnouncements({ stores }: Pick<Context, 'stores'>): Promise<SavedAnnouncement[]> {
  return await stores.announcements.all();
}
