import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type CalendarAddress, CalendarTags, parseCalendarAddress, readCalendar } from '../../calendars';
import { KeyedBuckets, type Rate } from '../../platform/concurrency/token-bucket';
import { clientKeyOf } from '../../platform/network/request-headers';
import { HOUR, SECOND } from '../../platform/time/durations';
import type { HttpOptions } from '../http-options';

/** Per private address, and per public one and client (CAL-3). */
const READS: Rate = { burst: 60, perSecond: 60 / (HOUR / SECOND) };
/** Unknown addresses per client, so that tokens cannot be tried. */
const MISSES: Rate = { burst: 60, perSecond: 1 };

const MAX_AGE_S = 900;
const PLAIN = 'text/plain; charset=utf-8';

type Served = Pick<HttpOptions, 'context' | 'trustedHops' | 'publicUrl'>;

/** Calendar documents for other programs: GET and HEAD only, never with a player's token (ROUTE-4, CAL-1 to CAL-3). */
export function serveCalendars(app: FastifyInstance, served: Served): void {
  const reads = new KeyedBuckets(READS);
  const misses = new KeyedBuckets(MISSES);
  const tags = new CalendarTags();
  app.get('/calendar/*', { compress: false }, async (request, reply) => {
    const address = parseCalendarAddress(request.raw.url ?? '');
    const client = clientKeyOf(request.raw, served.trustedHops);
    const wait = misses.waitOf(client) ?? (address === null ? null : reads.tryAcquire(keyOf(address, request, client)));
    if (wait !== null) return await refuse(reply.header('retry-after', String(wait)), 429, 'Too many requests\n');
    const has = (etag: string): boolean => isSame(request.headers['if-none-match'], etag);
    const answer =
      address === null
        ? ({ kind: 'unknown' } as const)
        : await readCalendar(served.context, address, { origin: originOf(request, served), has, tags });
    if (answer.kind === 'found' || answer.kind === 'unchanged') {
      const age = `max-age=${MAX_AGE_S}`;
      const isPrivate = address?.kind === 'private';
      void reply.header('etag', answer.etag).header('cache-control', `${isPrivate ? 'private' : 'public'}, ${age}`);
      return await (answer.kind === 'unchanged' ? reply.code(304).send() : sendDocument(reply, answer.text));
    }
    if (answer.kind === 'revoked') return await refuse(reply, 410, 'Gone\n');
    misses.tryAcquire(client);
    return await refuse(reply, 404, 'Not found\n');
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/calendar/*',
    // Before the body is read.
    onRequest: async (_request, reply) => await refuse(reply.header('allow', 'GET, HEAD'), 405, 'Use GET\n'),
    handler: () => '',
  });
}

function keyOf(address: CalendarAddress, request: FastifyRequest, client: string): string {
  return address.kind === 'private' ? address.tokenHash : `${client} ${request.raw.url ?? ''}`;
}

function originOf(request: FastifyRequest, { publicUrl }: Served): string {
  return publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
}

async function refuse(reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
  return await reply.code(status).header('cache-control', 'no-store').type(PLAIN).send(text);
}

/** Whole: ranges are ignored. */
async function sendDocument(reply: FastifyReply, text: string): Promise<FastifyReply> {
  return await reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="matches.ics"')
    .send(text);
}

function isSame(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((given) => ['*', etag].includes(given.trim().replace(/^W\//, '')));
}
