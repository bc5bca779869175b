import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { needsTwoOperators, readTexts, validateAnnouncement } from '../../announcements';
import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { namesIn } from '../names/read-names';
import { draftOf, ID_TAKEN, listedOf, readableTexts, savedOf } from './announcement-answers';

const LISTED = 500;

type Needs = Pick<DeskContext, 'stores' | 'clock'>;

export async function listDeskAnnouncements(
  { stores, clock }: Needs,
  { ended }: DeskBody<'announcements'>,
): Promise<DeskAnswer<'announcements'>> {
  const now = clock.now();
  const found = await stores.announcements.summaries({ at: ended ? null : now, limit: LISTED });
  const games = (await stores.settings.gameTypes()).map(({ id }) => ({ game_type_id: id }));
  const names = await namesIn({ stores }, games);
  return { announcements: found.map((summary) => listedOf(summary, now)), games: names.games };
}

export async function readDeskAnnouncement(
  { stores, clock }: Needs,
  { announcement_id }: DeskBody<'announcement'>,
): Promise<DeskOutcome<DeskAnswer<'announcement'>>> {
  const found = await stores.announcements.find(announcement_id);
  return found === null ? problem('unknown_announcement') : ok(savedOf(found, clock.now()));
}

/** While it is typed. */
export async function checkAnnouncement(
  { stores, clock }: Needs,
  { is_new, draft: given }: DeskBody<'checkAnnouncement'>,
): Promise<DeskAnswer<'checkAnnouncement'>> {
  const draft = draftOf(given);
  const valid = validateAnnouncement(draft);
  const isTaken = is_new && (await stores.announcements.find(draft.id)) !== null;
  return {
    faults: [...('faults' in valid ? valid.faults : []), ...(isTaken ? [ID_TAKEN] : [])],
    needs_two: needsTwoOperators(draft),
    texts: readableTexts(readTexts(draft).found),
    now: clock.now(),
  };
}
