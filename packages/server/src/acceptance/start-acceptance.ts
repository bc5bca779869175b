import type { Context } from './context';
import { endDueOffers } from '../placement';
import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import { acceptOrRejectHeldBets, type HeldRun } from './accept-or-reject-held-bets';

const TICK_MS = 250;
/** Business time (R12). */
const LATE_MS = 30_000;

export function startAcceptance(context: Context): PollingJob {
  const alarmed = new Set<string>();
  const run = async (): Promise<void> => {
    report(context, await acceptOrRejectHeldBets(context), alarmed);
    await endDueOffers(context);
  };
  return startPolling(run, {
    pauseMs: TICK_MS,
    onFailure: (error) => context.log.error({ error: String(error) }, 'held-bet run failed, will retry'),
  });
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
