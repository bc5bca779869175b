import type { Context } from './context';

/** Timeout in ms of real time. */
const ANSWER_MS = 1_500;

/** For load balancers, with reasons. */
export interface Readiness {
  readonly ready: boolean;
  readonly database: boolean;
  /** A feed snapshot is stored. */
  readonly loaded: boolean;
  /** Published data is current. */
  readonly live: boolean;
  /** Agrees with the database's. */
  readonly clock: boolean;
  readonly draining: boolean;
}

export interface Condition {
  readonly isLive: () => boolean;
  readonly isDraining: () => boolean;
  readonly isClockRight: () => boolean;
}

/** Concurrent calls share one database query. */
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
