import type { DeskContext, DeskStores } from '../context';
import type { DeskOutcome } from '../desk-outcome';
import type { NewAction } from './action-store';
import { onceDone } from './once-done';
import { type ActionOrigin, recordAction } from './record-action';

type About = Pick<NewAction, 'action' | 'subject' | 'reason'>;

/** As {@link onceDone}; a refused try leaves its row outside of the transaction that is rolled back (DESK-7). */
export async function onceRecorded<Data>(
  context: DeskContext,
  origin: ActionOrigin,
  about: About,
  work: (stores: DeskStores) => Promise<DeskOutcome<Data>>,
): Promise<DeskOutcome<Data>> {
  const outcome = await onceDone(context, work);
  if (outcome.kind === 'problem')
    await recordAction(context.stores, context, origin, { ...about, result: outcome.problem });
  return outcome;
}
