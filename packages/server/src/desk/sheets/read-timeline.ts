import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';

/** DESK-15. */
export async function readTimeline(
  { stores }: Pick<DeskContext, 'stores'>,
  { game_id, before, limit }: DeskBody<'timeline'>,
): Promise<DeskOutcome<DeskAnswer<'timeline'>>> {
  const entries = await stores.timeline.list(game_id, before ?? null, limit);
  if (entries === null) return problem('unknown_subject');
  const last = entries.length < limit ? undefined : entries.at(-1);
  return ok({ entries, next: last === undefined ? null : { at: last.at, key: last.key } });
}
