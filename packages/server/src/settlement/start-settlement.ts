import type { Context } from './context';
import { postPools } from '../pools';
import { settleBets } from './settle-bets';
import { settlePlays, type ReportLags } from './settle-plays';
import { voidOverdue } from './void-overdue';

export interface SettlementJob {
  wake(): void;
  stop(): Promise<void>;
}

const SWEEP_MS = 30_000;

/** One run at a time; full ones retry. */
export function startSettlement(context: Context, reportLags: ReportLags | null = null): SettlementJob {
  const stopping = new AbortController();
  let isAwake = false;
  /** Due, or after a failure. */
  let isSweepDue = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    const everywhere = isSweepDue;
    isSweepDue = false;
    try {
      if (everywhere) await voidOverdue(context);
      await settlePlays(context, reportLags, stopping.signal);
      if (everywhere) await settleBets(context, null, stopping.signal);
      if (everywhere) await postPools(context);
    } catch (error) {
      isSweepDue = true;
      context.log.error({ error: String(error) }, 'settlement run failed, will retry');
    }
  };
  const start = (everywhere: boolean): void => {
    if (stopping.signal.aborted) return;
    isSweepDue ||= everywhere;
    if (running !== null) {
      isAwake = true;
      return;
    }
    isAwake = false;
    running = run().then(() => {
      running = null;
      if (isAwake) start(false);
    });
  };

  const sweep = setInterval(() => start(true), SWEEP_MS);
  start(true);
  return {
    wake: () => start(false),
    async stop() {
      stopping.abort();
      clearInterval(sweep);
      await running;
    },
  };
}
