import { readFileSync } from 'node:fs';

import { TEST_STREAM } from '@clutchline/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { KeyedBuckets, type Rate } from '../../platform/concurrency/token-bucket';
import { clientKeyOf } from '../../platform/network/request-headers';
import type { HttpOptions } from '../http-options';
import { TestStream } from './test-stream';

/** A player reads one playlist and one segment in two seconds; several players may share an address. */
const READS: Rate = { burst: 200, perSecond: 40 };

const PATH = /^\/streams\/([a-z0-9-]{1,16})\/(stream\.m3u8|init\.mp4|(0|[1-9][0-9]{0,15})\.m4s)$/;

type Served = Pick<HttpOptions, 'context' | 'trustedHops' | 'testStreamFile'>;

/** Test streams with an additional delay for players of other sites too: GET only, never with a player's token (ROUTE-4, DEMO-1). */
export function serveTestStreams(app: FastifyInstance, { context, trustedHops, testStreamFile }: Served): void {
  const reads = new KeyedBuckets(READS);
  let stream: TestStream | null = null;
  app.get('/streams/*', { compress: false }, async (request, reply) => {
    void reply.header('access-control-allow-origin', '*');
    const wait = reads.tryAcquire(clientKeyOf(request.raw, trustedHops));
    if (wait !== null) return await refuse(reply.header('retry-after', String(wait)), 429, 'Too many requests\n');
    const [, name = '', file = '', number] = PATH.exec(request.raw.url ?? '') ?? [];
    if (!TEST_STREAM.test(name)) return await refuse(reply, 404, 'Not found\n');
    stream ??= new TestStream(readFileSync(testStreamFile));
    const now = Math.floor(context.wallClock.now()) - Number(name.slice('demo-'.length)) * 1_000;
    if (file === 'stream.m3u8')
      return await reply
        .header('cache-control', 'no-store')
        .type('application/vnd.apple.mpegurl')
        .send(stream.playlist(now));
    const bytes = number === undefined ? stream.init : stream.segment(Number(number), now);
    if (bytes === null) return await refuse(reply, 404, 'Not found\n');
    return await reply.header('cache-control', 'public, max-age=300').type('video/mp4').send(bytes);
  });
}

async function refuse(reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
  return await reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
