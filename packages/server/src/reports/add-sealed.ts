import { startPolling } from '../platform/concurrency/poll';
import type { ServerContext } from '../platform/context';
import type { ReportStore } from './report-store';

export interface Stores {
  readonly reports: ReportStore;
}

type Context = ServerContext<Stores>;

/** As often as the ledger is sealed. */
const EVERY_MS = 10_000;

/** Each stretch in a separate transaction, so that a new leader continues after the last one. */
export async function addSealed({ inTransaction }: Pick<Context, 'inTransaction'>): Promise<number> {
  let added = 0;
  while ((await inTransaction(({ reports }) => reports.addNext())) !== null) added += 1;
  return added;
}

export function startReportSums(context: Pick<Context, 'inTransaction' | 'log'>): () => Promise<void> {
  const job = startPolling(async () => void (await addSealed(context)), {
    pauseMs: EVERY_MS,
    onFailure: (error) => context.log.error({ error: String(error) }, 'report sums failed, will retry'),
  });
  return () => job.stop();
}
