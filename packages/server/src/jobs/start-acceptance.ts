import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from '../context';
import { decideHeldBets, type HeldRun } from '../services/decide-held-bets';

export interface AcceptanceJob {
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/** Real time between two looks at the held bets. */
const TICK_MS = 250;
/** A bet that is held for longer than this beyond its time, in ms of business time, is an alarm (R12). */
const LATE_MS = 30_000;

/** Decides held bets four times a second, one run after the other (BET-8). */
export function startAcceptance(context: Context): AcceptanceJob {
  const stopping = new AbortController();
  const running = follow(context, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function follow(context: Context, signal: AbortSignal): Promise<void> {
  const alarmed = new Set<string>();
  while (!signal.aborted) {
    try {
      report(context, await decideHeldBets(context), alarmed);
    } catch (error) {
      context.log.error({ error: String(error) }, 'a look at the held bets failed and will come again');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Each late bet is told once. */
function report({ log, clock }: Context, { left, errors }: HeldRun, alarmed: Set<string>): void {
  const late = left.filter(({ orderNo, heldUntil }) => heldUntil + LATE_MS < clock.now() && !alarmed.has(orderNo));
  for (const { orderNo } of late) alarmed.add(orderNo);
  if (late.length > 0)
    log.error(
      { bets: late.map(({ orderNo }) => orderNo), errors: errors.map(String) },
      'held bets are not decided in time',
    );
}
