import type { AddressInfo, Socket } from 'node:net';

import compress from '@fastify/compress';
import Fastify from 'fastify';
import { z } from 'zod';

import { builtWebFolder } from '@clutchline/test-support/browser/built-web-folder';
import { setSecurityHeaders } from '../../packages/server/src/http/answers/security-headers';
import { fileAnswer, isPageRequest, PAGE, serveWeb } from '../../packages/server/src/http/web/serve-web';
import { readWebFiles } from '../../packages/server/src/http/web/web-files';
import { Hub } from '../../packages/server/src/push/hub';
import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { startPush } from '../../packages/server/src/push/push-server';
import { boardAnswers } from './board-answers';
import { MadeUpBoard } from './made-up-board';

const orderSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pace'), perSecond: z.number() }),
  z.object({ type: z.literal('drop') }),
  z.object({ type: z.literal('report') }),
]);

const STEP_MS = 5;
const BEACONS_A_SECOND = 20;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

const board = new MadeUpBoard();
const hub = new Hub(() => Promise.resolve(null));
const connections = new Set<Socket>();
const pace = { perSecond: 0, since: 0, published: 0 };
let publishedInAll = 0;

function publish(isBeacon: boolean): void {
  const { gameId, change } = board.change(isBeacon);
  hub.publishMatch(gameId, [{ change, inList: true, urgent: false }]);
  publishedInAll += 1;
}

function catchUp(): void {
  const due = Math.floor(((performance.now() - pace.since) / 1_000) * pace.perSecond);
  const every = Math.max(1, Math.round(pace.perSecond / BEACONS_A_SECOND));
  for (; pace.published < due; pace.published += 1) publish(pace.published % every === 0);
}

for (const { gameId, change } of board.snapshot()) {
  hub.publishMatch(gameId, [{ change, inList: true, urgent: false }]);
}
hub.tick();

const app = Fastify({ forceCloseConnections: true });
app.addHook('onRequest', (request, reply, done) => {
  setSecurityHeaders(request, reply);
  done();
});
await app.register(compress, { encodings: ['gzip', 'identity'], threshold: 1_024 });
for (const [path, answer] of boardAnswers(board)) app.post(path, (request) => answer(request.body));
const files = await readWebFiles(process.argv[2] ?? builtWebFolder(), { hasHostPage: true });
serveWeb(app, files, { isEmbeddable: true });
app.setNotFoundHandler(async (request, reply) => {
  const page = isPageRequest(request) ? files.get(PAGE) : undefined;
  if (page !== undefined) return await fileAnswer(request, reply, page);
  void reply.code(404);
  return '';
});
app.server.on('upgrade', (_request, socket: Socket) => {
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});
startPush(app.server, {
  hub,
  clock: { now: () => Date.now() },
  log: SILENT,
  redeem: () => Promise.resolve(null),
  filterLive: () => Promise.resolve([]),
  limits: PUSH_LIMITS,
  allowOrigins: [],
  ownHosts: [],
  trustedHops: 0,
});
await app.listen({ port: 0, host: '127.0.0.1' });
setInterval(catchUp, STEP_MS);

process.on('message', (message) => {
  const order = orderSchema.parse(message);
  if (order.type === 'pace')
    Object.assign(pace, { perSecond: order.perSecond, since: performance.now(), published: 0 });
  if (order.type === 'drop')
    for (const connection of connections) {
      connections.delete(connection);
      connection.destroy();
    }
  if (order.type === 'report') globalThis.gc?.();
  process.send?.({ published: publishedInAll, connections: connections.size, rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
const address: AddressInfo | string | null = app.server.address();
process.send?.({ port: address instanceof Object ? address.port : 0 });
