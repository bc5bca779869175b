import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FeedStore } from '../feed';
import { withTimeout } from '../platform/concurrency/timers';

const ANSWER_MS = 1_500;

interface Readiness {
  readonly ready: boolean;
  readonly database: boolean;
  /** Snapshot stored. */
  readonly loaded: boolean;
  /** Data is current. */
  readonly live: boolean;
  readonly clock: boolean;
  readonly draining: boolean;
}

interface Condition {
  readonly isLive: () => boolean;
  readonly isDraining: () => boolean;
  readonly isClockRight: () => boolean;
}

interface Stores {
  readonly feed: FeedStore;
}

/** Shared by concurrent calls. */
export function readinessOf(
  { stores }: { readonly stores: Stores },
  { isLive, isDraining, isClockRight }: Condition,
): () => Promise<Readiness> {
  let asking: Promise<Pick<Readiness, 'database' | 'loaded'>> | null = null;
  return async () => {
    asking ??= pingDatabase(stores).finally(() => (asking = null));
    const { database, loaded } = await asking;
    const [live, clock, draining] = [isLive(), isClockRight(), isDraining()];
    return { ready: database && loaded && live && clock && !draining, database, loaded, live, clock, draining };
  };
}

async function pingDatabase({ feed }: Stores): Promise<Pick<Readiness, 'database' | 'loaded'>> {
  const answer = feed.fedUntil().catch((): 'gone' => 'gone');
  const fedUntil = await withTimeout(answer, ANSWER_MS, (): 'gone' => 'gone');
  const database = fedUntil !== 'gone';
  return { database, loaded: database && fedUntil !== null };
}

/** For the metrics port. */
export interface ProcessReport extends Readiness {
  readonly process: number;
  readonly term: number | null;
  readonly connections: number;
}

export type ReadReport = () => Promise<ProcessReport>;

/** Not percent-encoded: proxy rules may miss those (S-L2). */
const isSpelled = ({ raw }: FastifyRequest, path: string): boolean => raw.url?.split('?', 1)[0] === path;

/** `/health`: running; `/ready`: can serve players. Public: no details. */
export function serveHealth(app: FastifyInstance, readReport: ReadReport): void {
  app.get('/health', (request, reply) => {
    if (!isSpelled(request, '/health')) {
      reply.callNotFound();
      return;
    }
    void reply.header('cache-control', 'no-store').send({ alive: true });
  });
  app.get('/ready', async (request, reply) => {
    if (!isSpelled(request, '/ready')) {
      reply.callNotFound();
      return reply;
    }
    const { ready } = await readReport();
    void reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return { ready };
  });
}
