import type { Announcement, LangId, TextBlock } from '@clutchline/contract';

export interface AnnouncementText {
  readonly lang: LangId;
  readonly title: string;
  /** As the author wrote it. */
  readonly body: string;
  readonly blocks: readonly TextBlock[];
}

/** An empty list is everyone. */
export interface Audience {
  readonly signedInOnly: boolean;
  readonly gameTypeIds: readonly number[];
  readonly currencyIds: readonly number[];
}

export type Maintenance = NonNullable<Announcement['maintenance']>;

/** Times in ms of business time. */
export interface NewAnnouncement {
  readonly id: string;
  readonly type: Announcement['type'];
  readonly severity: Announcement['severity'];
  /** At least one. */
  readonly texts: readonly AnnouncementText[];
  readonly publishAt: number;
  readonly expiresAt: number | null;
  readonly isPinned: boolean;
  readonly audience: Audience;
  readonly spoils: boolean;
  readonly maintenance: Maintenance | null;
  readonly approvedBy: readonly string[];
}

export interface SavedAnnouncement extends NewAnnouncement {
  readonly revision: number;
  readonly changedAt: number;
  readonly withdrawnAt: number | null;
  /** Null also of one that was withdrawn before the name was stored. */
  readonly withdrawnBy: string | null;
}

/** Without bodies. */
export interface AnnouncementSummary extends Omit<SavedAnnouncement, 'texts'> {
  readonly titles: readonly Pick<AnnouncementText, 'lang' | 'title'>[];
}

export interface StoredAnnouncement extends SavedAnnouncement {
  /** Last revision that the reader has read; 0 for none. */
  readonly readRevision: number;
}

/** Null: signed out. */
export interface Reader {
  readonly accountId: number | null;
  readonly currencyId: number | null;
  readonly now: number;
}

export interface AnnouncementCursor {
  readonly isPinned: boolean;
  readonly publishAt: number;
  readonly id: string;
}

export interface AnnouncementPage {
  readonly type: Announcement['type'] | null;
  readonly after: AnnouncementCursor | null;
  readonly limit: number;
}

export interface ReadMark {
  readonly announcement_id: string;
  readonly revision: number;
}

export interface AnnouncementStore {
  /** Published, not expired, for this reader; pinned ones first, then the newest. */
  page(reader: Reader, page: AnnouncementPage): Promise<StoredAnnouncement[]>;
  /** Urgent ones, and maintenance from `banner_at` to its end. */
  banners(reader: Reader, limit: number): Promise<StoredAnnouncement[]>;
  /** Also expired and withdrawn ones; null before its publication and for others. */
  one(reader: Reader, id: string): Promise<StoredAnnouncement | null>;
  unread(reader: Reader): Promise<number>;
  /** Of those that are shown to the reader. */
  markRead(reader: Reader, read: readonly ReadMark[]): Promise<void>;
  markAllRead(reader: Reader): Promise<void>;
  /** Whether clients were not notified of a publication, an edit, a withdrawal, a banner or an expiry by `now`. */
  hasDue(now: number): Promise<boolean>;
  /** Marks what is due as notified; false if nothing was. */
  markNotified(now: number): Promise<boolean>;
  /** All, the newest first. */
  all(): Promise<SavedAnnouncement[]>;
  /** The newest first; `at`: without those that have expired by then or are withdrawn. */
  summaries(page: { readonly at: number | null; readonly limit: number }): Promise<AnnouncementSummary[]>;
  find(id: string): Promise<SavedAnnouncement | null>;
  /** Locked until the end of the transaction. */
  hold(id: string): Promise<SavedAnnouncement | null>;
  /** False: the id exists. */
  add(announcement: NewAnnouncement, at: number): Promise<boolean>;
  /** With the next revision. */
  replace(announcement: NewAnnouncement, at: number): Promise<void>;
  withdraw(id: string, done: { readonly by: string; readonly at: number }): Promise<void>;
}
