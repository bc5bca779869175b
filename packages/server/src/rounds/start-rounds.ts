import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import type { Context } from './context';
import { finishDueRounds, SeedChains } from './finish-rounds';
import { closeDueSalts, isSaltDue, publishDueEpoch } from './open-epochs';

const EVERY_MS = 500;

/**
 * The leader's job of Speed LOL: publishes epochs, closes salts and finishes rounds when they are due. All of it follows
 * from stored times, so a new leader continues at the current time and processes what was missed.
 */
export function startRounds(context: Context): PollingJob {
  const chains = new SeedChains();
  return startPolling(() => runDueSteps(context, chains), {
    pauseMs: EVERY_MS,
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.error({ error: String(error) }, 'rounds could not be continued, will retry');
    },
  });
}

/** One run of the job. */
export async function runDueSteps(context: Context, chains: SeedChains): Promise<void> {
  await publishDueEpoch(context);
  const epochs = await context.stores.rounds.epochs();
  if (epochs.some((epoch) => isSaltDue(epoch, context.clock.now()))) await closeDueSalts(context);
  while ((await finishDueRounds(context, chains)) > 0);
}
