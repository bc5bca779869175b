import type { FastifyInstance } from 'fastify';

import type { Readiness } from '../services/readiness';

/** What `/ready` tells whoever runs the processes, beside whether it is. */
export interface ProcessReport extends Readiness {
  readonly process: number;
  /** The term in which this process leads, or null. */
  readonly leads: number | null;
  /** Open push connections. */
  readonly connections: number;
}

export type ReadReport = () => Promise<ProcessReport>;

/** `/health`: the process lives. `/ready`: players may be sent here (200), or not (503). */
export function serveHealth(app: FastifyInstance, readReport: ReadReport): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/ready', async (_request, reply) => {
    const report = await readReport();
    return reply
      .code(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
