import type { DeskContext } from '../context';
import { ok, problem, type DeskOutcome } from '../desk-outcome';
import { LiveSheet, readSurroundings, type Sheet } from './live-sheet';

/** DESK-15. */
export async function readSheet(
  context: Pick<DeskContext, 'stores' | 'wallClock'>,
  gameId: number,
): Promise<DeskOutcome<Sheet>> {
  const { changes } = await context.stores.sheets.changes([{ gameId, plays: [], marks: null, isRecount: true }], null);
  const [change] = changes;
  if (change === undefined) return problem('unknown_subject');
  return ok(new LiveSheet(change).describe(await readSurroundings(context, [gameId])));
}
