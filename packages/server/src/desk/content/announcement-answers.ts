import type { DeskAnswer, AnnouncementDraftData, PresentRevision } from '@clutchline/contract/desk';

import type {
  AnnouncementDraft,
  AnnouncementSummary,
  SavedAnnouncement,
  StoreOutcome,
  ValidAnnouncement,
} from '../../announcements';
import { type DeskRefusal, problem } from '../desk-outcome';

type Listed = DeskAnswer<'announcements'>['announcements'][number];
type Saved = DeskAnswer<'announcement'>;

export function draftOf(given: AnnouncementDraftData): AnnouncementDraft {
  const { publish_at, expires_at, pinned, audience, ...same } = given;
  const { signed_in, game_types, currencies } = audience;
  return {
    ...{ ...same, publishAt: publish_at, expiresAt: expires_at, isPinned: pinned },
    audience: { signedInOnly: signed_in, gameTypeIds: game_types, currencyIds: currencies },
  };
}

/** To be edited, or compared. */
export function wireDraft(announcement: ValidAnnouncement): AnnouncementDraftData {
  const { id, type, severity, texts, publishAt, expiresAt, isPinned, spoils, audience, maintenance } = announcement;
  const { signedInOnly, gameTypeIds, currencyIds } = audience;
  return {
    ...{ id, type, severity, spoils, maintenance },
    ...{ publish_at: publishAt, expires_at: expiresAt, pinned: isPinned },
    texts: texts.map(({ lang, title, body }) => ({ lang, title, body })),
    audience: { signed_in: signedInOnly, game_types: [...gameTypeIds], currencies: [...currencyIds] },
  };
}

export const readableTexts = (texts: ValidAnnouncement['texts']): Saved['texts'] =>
  texts.map(({ lang, title, blocks }) => ({ lang, title, blocks: [...blocks] }));

type Revised = Pick<SavedAnnouncement, 'revision' | 'approvedBy' | 'changedAt' | 'withdrawnAt' | 'withdrawnBy'>;

const presentOf = ({ revision, approvedBy, changedAt, withdrawnAt, withdrawnBy }: Revised): PresentRevision => ({
  ...{ revision, saved_by: [...approvedBy], saved_at: changedAt },
  ...{ withdrawn_at: withdrawnAt, withdrawn_by: withdrawnBy },
});

type Timed = Pick<SavedAnnouncement, 'publishAt' | 'expiresAt' | 'withdrawnAt'>;

/** At `now`, business time. */
function stateOf({ publishAt, expiresAt, withdrawnAt }: Timed, now: number): Listed['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return publishAt <= now ? 'published' : 'planned';
}

export function listedOf(summary: AnnouncementSummary, now: number): Listed {
  const { id, type, severity, publishAt, expiresAt, isPinned, titles } = summary;
  return {
    ...{ announcement_id: id, type, severity, ...presentOf(summary), state: stateOf(summary, now) },
    ...{ publish_at: publishAt, expires_at: expiresAt, pinned: isPinned, titles: [...titles] },
  };
}

export const savedOf = (saved: SavedAnnouncement, now: number): Saved => ({
  ...{ ...presentOf(saved), state: stateOf(saved, now) },
  ...{ draft: wireDraft(saved), texts: readableTexts(saved.texts) },
});

export const changedMeanwhile = (current: SavedAnnouncement): DeskRefusal =>
  problem('changed_meanwhile', { current: presentOf(current) });

export function refusalOf(outcome: Exclude<StoreOutcome, { readonly kind: 'stored' }>): DeskRefusal {
  switch (outcome.kind) {
    case 'faults':
      return problem('wrong_announcement', { faults: outcome.faults });
    case 'id_exists':
      return problem('wrong_announcement', { faults: [ID_TAKEN] });
    case 'unknown':
      return problem('unknown_announcement');
    case 'changed':
      return changedMeanwhile(outcome.current);
  }
}

export const ID_TAKEN = { field: 'id', fault: 'id_taken' } as const;
