import { startPolling } from '../platform/concurrency/poll';
import { NEVER_RESTS, workAndRest } from '../platform/concurrency/timers';
import type { ServerContext } from '../platform/context';
import type { ReportStore } from './report-store';

export interface Stores {
  readonly reports: ReportStore;
}

type Context = ServerContext<Stores>;

/** As often as the ledger is sealed. */
const EVERY_MS = 10_000;

/** Each stretch in a separate transaction, so that a new leader continues after the last one; rests until `stopping` is aborted. */
export async function addSealed(
  { inTransaction }: Pick<Context, 'inTransaction'>,
  stopping = NEVER_RESTS,
): Promise<number> {
  const addNext = () => inTransaction(({ reports }) => reports.addNext());
  let added = 0;
  while ((await workAndRest(addNext, stopping)) !== null) added += 1;
  return added;
}

export function startReportSums(context: Pick<Context, 'inTransaction' | 'log'>): () => Promise<void> {
  const job = startPolling(async (stopping) => void (await addSealed(context, stopping)), {
    pauseMs: EVERY_MS,
    onFailure: (error) => context.log.error({ error: String(error) }, 'report sums failed, will retry'),
  });
  return () => job.stop();
}
