import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { startServer } from '@clutchline/server';
import { WebSocketServer } from 'ws';
import { z } from 'zod';

import { parseConfig } from '../../packages/server/src/config';

const planSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), databaseUrl: z.string(), port: z.number() }),
  z.object({ kind: z.literal('bare'), snapshotBytes: z.number(), port: z.number() }),
]);
type Plan = z.infer<typeof planSchema>;
type PlanOf<Kind extends Plan['kind']> = Extract<Plan, { kind: Kind }>;

const LAG_RESOLUTION_MS = 10;
const HELLO = '{"type":"hello"}';

async function startProduct({ databaseUrl, port }: PlanOf<'product'>): Promise<number> {
  const parsed = parseConfig(['--port', String(port), '--seed', 'bench', '--log-level', 'error'], {});
  if (parsed === 'help') throw new Error('no help was asked for');
  const database = { kind: 'external', url: databaseUrl, mustBeDurable: true } as const;
  const { url } = await startServer({ ...parsed, database, trustedHops: 1, webFolder: null, desk: null });
  return Number(new URL(url).port);
}

/** Plain `ws` that answers each subscription with as many bytes as the product's snapshot. */
async function startBare({ snapshotBytes, port }: PlanOf<'bare'>): Promise<number> {
  const server = createServer();
  const snapshot = `{"type":"snapshot","epoch":"bare-epoch","seq":0,"changes":"${'x'.repeat(snapshotBytes)}"}`;
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    socket.send(HELLO);
    socket.on('message', () => socket.send(snapshot));
  });
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1', backlog: 2_048 }, resolve));
  const address: AddressInfo | string | null = server.address();
  return address instanceof Object ? address.port : 0;
}

const plan = planSchema.parse(JSON.parse(process.argv[2] ?? ''));
const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
process.on('message', () => {
  const { user, system } = process.cpuUsage(used);
  process.send?.({ lagP99: lag.percentile(99) / 1e6, lagMax: lag.max / 1e6, cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
const port = plan.kind === 'product' ? await startProduct(plan) : await startBare(plan);
const used = process.cpuUsage();
lag.enable();
process.send?.({ port });
