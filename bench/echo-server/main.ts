import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import Fastify, { type FastifyReply } from 'fastify';
import { z } from 'zod';

const GZIP_LEVEL = 4;
const answerSchema = z.object({ base64: z.string() });
const zip = promisify(gzip);

/** Bare Fastify that answers with the same bytes: as they are, compressed before, and compressed for each request. */
const app = Fastify();
let plain: Buffer = Buffer.alloc(0);
let zipped: Buffer = plain;

const sendJson = (reply: FastifyReply, body: Buffer, isGzip: boolean): FastifyReply => {
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (isGzip) void reply.header('content-encoding', 'gzip');
  return reply.send(body);
};

app.post('/plain', async (_request, reply) => await sendJson(reply, plain, false));
app.post('/zipped', async (_request, reply) => await sendJson(reply, zipped, true));
app.post('/zipping', async (_request, reply) => sendJson(reply, await zip(plain, { level: GZIP_LEVEL }), true));

async function setAnswer(message: unknown): Promise<void> {
  plain = Buffer.from(answerSchema.parse(message).base64, 'base64');
  zipped = await zip(plain, { level: GZIP_LEVEL });
  process.send?.({ bytes: plain.length, zipped: zipped.length });
}

process.on('message', (message) => void setAnswer(message));
process.on('disconnect', () => process.exit(0));
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
