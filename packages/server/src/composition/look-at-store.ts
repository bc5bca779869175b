import type { Context } from './context';
import type { OutboxDepth } from '../bus';

/** Timeout in ms of real time. */
const ANSWER_MS = 1_500;

/** Backlog, for monitoring. */
export interface StoreLook {
  readonly outbox: OutboxDepth;
  readonly heldBets: number;
  /** Matches with facts and undecided plays. */
  readonly undecided: number;
  /** Lag in ms of business time; null if nothing is stored. */
  readonly feedAgeMs: number | null;
}

type Needs = Pick<Context, 'stores' | 'clock'>;

/** Null on timeout or failure. */
export async function lookAtStore(context: Needs): Promise<StoreLook | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_MS);
  });
  return await Promise.race([look(context).catch(() => null), tooLate]).finally(() => clearTimeout(timer));
}

/** Sequential, so that monitoring uses one connection of the pool. */
async function look({ stores, clock }: Needs): Promise<StoreLook> {
  const outbox = await stores.outbox.depth();
  const heldBets = await stores.heldBets.count();
  const undecided = await stores.results.matchesToSettle();
  const fedUntil = await stores.feed.fedUntil();
  const feedAgeMs = fedUntil === null ? null : Math.max(0, clock.now() - fedUntil);
  return { outbox, heldBets, undecided: undecided.length, feedAgeMs };
}
