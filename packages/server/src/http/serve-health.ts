import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Readiness } from './readiness';

/** Served only on the metrics port. */
export interface ProcessReport extends Readiness {
  readonly process: number;
  /** Null if not the leader. */
  readonly leads: number | null;
  readonly connections: number;
}

export type ReadReport = () => Promise<ProcessReport>;

/** A balancer's path rule may miss percent-encoded spellings, so they do not match (S-L2). */
const isSpelled = ({ raw }: FastifyRequest, path: string): boolean => raw.url?.split('?', 1)[0] === path;

/** `/health`: the process runs. `/ready`: 200 if it can serve players, else 503. Public, so without details. */
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
