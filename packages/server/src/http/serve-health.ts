import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Readiness } from '../services/readiness';

/** The state of a process, for operators; served on the metrics port alone. */
export interface ProcessReport extends Readiness {
  readonly process: number;
  /** The term in which this process leads, or null. */
  readonly leads: number | null;
  /** Open push connections. */
  readonly connections: number;
}

export type ReadReport = () => Promise<ProcessReport>;

/** Percent-encoded spellings, which the path rule of a balancer may not recognise, are another path (S-L2). */
const isSpelled = ({ raw }: FastifyRequest, path: string): boolean => raw.url?.split('?', 1)[0] === path;

/**
 * `/health`: the process lives. `/ready`: players may be sent here (200), or not (503). Balancers ask on the port of the
 * players, so neither tells more than that: the report is on the metrics port.
 */
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
