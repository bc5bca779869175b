import type { Announcement, LangId } from '@clutchline/contract';
import type { AnnouncementFault } from '@clutchline/contract/desk';

import type { Audience } from './announcement-store';

/** Ms of business time; null: missing. */
export type DraftTime = number | null;

/** As an author writes it, valid or not. */
export interface AnnouncementDraft {
  readonly id: string;
  readonly type: Announcement['type'];
  readonly severity: Announcement['severity'];
  readonly texts: readonly { readonly lang: LangId; readonly title: string; readonly body: string }[];
  readonly publishAt: DraftTime;
  readonly expiresAt: DraftTime;
  readonly isPinned: boolean;
  readonly spoils: boolean;
  readonly audience: Audience;
  readonly maintenance: {
    readonly banner_at: DraftTime;
    readonly starts_at: DraftTime;
    readonly ends_at: DraftTime;
  } | null;
}

/** @example faultOf('expires_at', 'not_after_publish') */
export const faultOf = (field: string, fault: AnnouncementFault['fault']): AnnouncementFault => ({ field, fault });

const WORDS: Readonly<Record<AnnouncementFault['fault'], string>> = {
  invalid: 'is missing or invalid',
  no_text: 'at least one language is required',
  title_length: 'the title needs 1 to 200 characters',
  body_empty: 'the body needs a text',
  body_too_long: 'the body has more than 8000 characters',
  too_many_blocks: 'the body has more than 200 blocks, or a list more than 200 items',
  not_after_publish: 'must be after publish_at',
  maintenance_times: 'banner_at, starts_at and ends_at belong to the type maintenance, and it needs them',
  maintenance_order: 'the times are not in order',
  no_operator: 'an operator is required',
  same_operator: 'the operators are the same person',
  two_operators: 'urgent announcements and maintenance need two operators',
  id_taken: 'there is an announcement with this id',
};

/** For authors of files. */
export const faultText = ({ field, fault }: AnnouncementFault): string => `${field}: ${WORDS[fault]}`;
