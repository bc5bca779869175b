import { setTimeout as sleep } from 'node:timers/promises';

import type { Context } from './context';
import { acceptOrRejectHeldBets, type HeldRun } from './accept-or-reject-held-bets';

export interface AcceptanceJob {
  stop(): Promise<void>;
}

const TICK_MS = 250;
/** Business time (R12). */
const LATE_MS = 30_000;

export function startAcceptance(context: Context): AcceptanceJob {
  const stopping = new AbortController();
  const running = runUntilStopped(context, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runUntilStopped(context: Context, signal: AbortSignal): Promise<void> {
  const alarmed = new Set<string>();
  while (!signal.aborted) {
    try {
      report(context, await acceptOrRejectHeldBets(context), alarmed);
    } catch (error) {
      context.log.error({ error: String(error) }, 'held-bet run failed, will retry');
    }
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
}

function report({ log, clock }: Context, { left, errors }: HeldRun, alarmed: Set<string>): void {
  const late = left.filter(({ orderNo, heldUntil }) => heldUntil + LATE_MS < clock.now() && !alarmed.has(orderNo));
  for (const { orderNo } of late) alarmed.add(orderNo);
  if (late.length > 0)
    log.error(
      { bets: late.map(({ orderNo }) => orderNo), errors: errors.map(String) },
      'held bets are not decided in time',
    );
}
