import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { barePrices, serverSentPrices, socketIoPrices } from './bare-side';
import { playersPrices, productPrices, productRounds } from './product-side';
import type { PushSide } from './push-side';
import { bareViews, productViews } from './view-sides';

const orderSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publish'), perSecond: z.number(), seconds: z.number() }),
  z.object({ type: z.literal('memory') }),
]);
type Publishing = Extract<z.infer<typeof orderSchema>, { type: 'publish' }>;

const STEP_MS = 5;
const [kind = '', pointsText = ''] = process.argv.slice(2);
const points = Number(pointsText);
const server = createServer();
const SIDES: Readonly<Record<string, () => PushSide>> = {
  bare: () => barePrices(server),
  'socket-io': () => socketIoPrices(server),
  'server-sent': () => serverSentPrices(server),
  product: () => productPrices(server, points, false),
  players: () => playersPrices(server, points),
  urgent: () => productPrices(server, points, true),
  'bare-views': () => bareViews(server),
  views: () => productViews(server, points),
  rounds: () => productRounds(server),
};
const startSide = SIDES[kind];
if (startSide === undefined) throw new Error(`no side ${kind}`);
const side = startSide();
const send = (message: object): void => void process.send?.(message);
const nowMicros = (): number => Number(process.hrtime.bigint() / 1_000n);

async function publish({ perSecond, seconds }: Publishing): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.cpuUsage();
  const began = performance.now();
  let published = 0;
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    for (; published < due; published += 1) side.publish(1 + (published % points), nowMicros());
    await sleep(STEP_MS);
  }
  await sleep(100);
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  send({ type: 'published', published, cpuMicros: user + system, lagMs: delay.percentile(99) / 1e6 });
}

process.on('message', (message) => {
  const order = orderSchema.parse(message);
  if (order.type === 'publish') void publish(order);
  else {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    send({ type: 'memory', rss, held: heapUsed + external });
  }
});
process.on('disconnect', () => process.exit(0));
server.listen({ port: 0, host: '127.0.0.1', backlog: 2_048 }, () => {
  const address: AddressInfo | string | null = server.address();
  send({ type: 'ready', port: address instanceof Object ? address.port : 0 });
});
