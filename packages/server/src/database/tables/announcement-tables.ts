import type { Announcement, LangId, TextBlock } from '@clutchline/contract';
import type { Generated } from 'kysely';

import type { Json, NullableJson } from './column-kinds';

interface StoredText {
  readonly lang: LangId;
  readonly title: string;
  readonly body: string;
  readonly blocks: readonly TextBlock[];
}

interface Audience {
  readonly signedInOnly: boolean;
  readonly gameTypeIds: readonly number[];
  readonly currencyIds: readonly number[];
}

interface Announcements {
  id: string;
  revision: Generated<number>;
  type: Announcement['type'];
  severity: Announcement['severity'];
  texts: Json<StoredText[]>;
  publish_at: number;
  expires_at: number | null;
  pinned: boolean;
  audience: Json<Audience>;
  spoils: boolean;
  maintenance: NullableJson<NonNullable<Announcement['maintenance']>>;
  approved_by: string[];
  changed_at: number;
  withdrawn_at: number | null;
  withdrawn_by: string | null;
  notified_at: Generated<number>;
}

interface AnnouncementReads {
  account_id: number;
  announcement_id: string;
  revision: number;
}

export interface AnnouncementTables {
  announcements: Announcements;
  announcement_reads: AnnouncementReads;
}
