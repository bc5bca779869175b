import type { AnnouncementBody, AnnouncementChangeBody } from '@clutchline/contract/operator';

import {
  draftOf,
  faultText,
  needsTwoOperators,
  type SavedAnnouncement,
  type StoreOutcome,
  storeAnnouncement,
  storeWithdrawal,
} from '../announcements';
import type { Context, Stores } from './context';
import { done, type OperatorOutcome, problem } from './operator-outcome';

type Needs = Pick<Context, 'clock'>;

/** Of the announcement; no person has such a name. */
const authorOf = (keyId: string): string => `api:${keyId}`;

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const answerOf = ({ id, revision, publishAt, expiresAt, withdrawnAt }: SavedAnnouncement): OperatorOutcome =>
  done({
    ...{ id, revision, publish_at: timeOf(publishAt), expires_at: timeOf(expiresAt) },
    withdrawn_at: timeOf(withdrawnAt),
  });

function outcomeOf(outcome: StoreOutcome): OperatorOutcome {
  switch (outcome.kind) {
    case 'stored':
      return answerOf(outcome.after);
    case 'faults':
      return problem('wrong_announcement', {
        field: outcome.faults[0]?.field ?? '',
        faults: outcome.faults.map(faultText).join('; '),
      });
    case 'id_exists':
      return problem('announcement_exists', { field: 'id' });
    case 'unknown':
      return problem('unknown_announcement');
    case 'changed':
      return problem('announcement_changed', {
        revision: String(outcome.current.revision),
        saved_by: outcome.current.approvedBy.join(', '),
      });
  }
}

interface Save {
  readonly act: 'add' | 'edit';
  readonly body: AnnouncementBody;
  /** Null: any. */
  readonly seen: number | null;
  readonly keyId: string;
}

/** A key is one operator: what needs two persons is refused (NEWS-1, NEWS-5). */
async function save({ clock }: Needs, stores: Stores, { act, body, seen, keyId }: Save): Promise<OperatorOutcome> {
  const draft = draftOf(body);
  if (needsTwoOperators(draft)) return problem('two_persons');
  const request = { act, draft, by: [authorOf(keyId)], seen, at: clock.now() };
  return outcomeOf(await storeAnnouncement(stores, request));
}

export const addAnnouncement = (
  context: Needs,
  stores: Stores,
  given: { readonly body: AnnouncementBody; readonly keyId: string },
): Promise<OperatorOutcome> => save(context, stores, { ...given, act: 'add', seen: null });

export function changeAnnouncement(
  context: Needs,
  stores: Stores,
  { body, keyId }: { readonly body: AnnouncementChangeBody & Pick<AnnouncementBody, 'id'>; readonly keyId: string },
): Promise<OperatorOutcome> {
  const { revision = null, ...file } = body;
  return save(context, stores, { act: 'edit', body: file, seen: revision, keyId });
}

export async function withdrawAnnouncement(
  { clock }: Needs,
  stores: Stores,
  { id, keyId }: { readonly id: string; readonly keyId: string },
): Promise<OperatorOutcome> {
  const request = { id, by: authorOf(keyId), seen: null, at: clock.now() };
  return outcomeOf(await storeWithdrawal(stores, request));
}
