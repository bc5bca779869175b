import type { Context } from '../context';

/** How long the database may take to answer, in ms of real time. */
const ANSWER_MS = 1_500;

/** Whether a balancer may send players here, and why not. */
export interface Readiness {
  readonly ready: boolean;
  /** The database answers. */
  readonly database: boolean;
  /** It holds an image of the feed. */
  readonly loaded: boolean;
  /** What is told to players is current. */
  readonly live: boolean;
  /** The clock of the process agrees with the database's. */
  readonly clock: boolean;
  readonly draining: boolean;
}

/** What a process knows of itself. */
export interface Condition {
  readonly isLive: () => boolean;
  readonly isDraining: () => boolean;
  readonly isClockRight: () => boolean;
}

/** Answers how ready the process is; who asks while the database is being asked gets the same answer. */
export function readinessOf(
  { stores }: Pick<Context, 'stores'>,
  { isLive, isDraining, isClockRight }: Condition,
): () => Promise<Readiness> {
  let asking: Promise<Pick<Readiness, 'database' | 'loaded'>> | null = null;
  return async () => {
    asking ??= askDatabase(stores).finally(() => (asking = null));
    const { database, loaded } = await asking;
    const [live, clock, draining] = [isLive(), isClockRight(), isDraining()];
    return { ready: database && loaded && live && clock && !draining, database, loaded, live, clock, draining };
  };
}

async function askDatabase({ feed }: Context['stores']): Promise<Pick<Readiness, 'database' | 'loaded'>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ANSWER_MS);
  });
  const answer = feed.fedUntil().catch((): 'gone' => 'gone');
  const fedUntil = await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
  const database = fedUntil !== 'late' && fedUntil !== 'gone';
  return { database, loaded: database && fedUntil !== null };
}
