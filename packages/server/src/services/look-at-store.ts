import type { Context } from '../context';
import type { OutboxDepth } from '../ports/outbox-store';

/** How long the database may take, in ms of real time. */
const ANSWER_MS = 1_500;

/** What waits in the database, for whoever watches over it. */
export interface StoreLook {
  readonly outbox: OutboxDepth;
  readonly heldBets: number;
  /** Matches whose facts are there and whose plays are not decided yet. */
  readonly undecided: number;
  /** How far the stored feed is behind, in ms of business time; null where nothing of it is stored. */
  readonly feedAgeMs: number | null;
}

type Needs = Pick<Context, 'stores' | 'clock'>;

/** Null where the database does not answer in time. */
export async function lookAtStore(context: Needs): Promise<StoreLook | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_MS);
  });
  return await Promise.race([look(context).catch(() => null), tooLate]).finally(() => clearTimeout(timer));
}

/** One after the other: whoever watches takes no more than one connection from the players. */
async function look({ stores, clock }: Needs): Promise<StoreLook> {
  const outbox = await stores.outbox.depth();
  const heldBets = await stores.heldBets.count();
  const undecided = await stores.results.matchesToDecide();
  const fedUntil = await stores.feed.fedUntil();
  const feedAgeMs = fedUntil === null ? null : Math.max(0, clock.now() - fedUntil);
  return { outbox, heldBets, undecided: undecided.length, feedAgeMs };
}
