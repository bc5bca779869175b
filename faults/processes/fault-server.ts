import { monitorEventLoopDelay } from 'node:perf_hooks';

import { startServer } from '@clutchline/server';

import { configOn } from '@clutchline/test-support/server/test-config';
import { FaultFeed } from './fault-feed';
import { orderSchema, planSchema } from './messages';
import { watchSockets } from './watch-sockets';

const LAG_RESOLUTION_MS = 10;

const plan = planSchema.parse(JSON.parse(process.argv[2] ?? ''));
const sockets = watchSockets();
const feed = new FaultFeed(plan);
const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
const send = (message: object): void => void process.send?.(message);

function report(): void {
  const [p99, max] = [lag.percentile(99), lag.max].map((nanoseconds) => Math.round(nanoseconds / 1e6));
  send({
    type: 'report',
    lagP99: p99,
    lagMax: max,
    mostUnsent: sockets.mostUnsent,
    closedWith: sockets.closedWith.splice(0),
  });
  sockets.mostUnsent = 0;
  lag.reset();
}

process.on('message', (message) => {
  const { type } = orderSchema.parse(message);
  if (type === 'report') report();
  else if (type === 'stand-still') feed.isStill = true;
  else feed.isQuietMoved = true;
});
process.on('disconnect', () => process.exit(0));
const { heartbeatMs, lagMs } = plan;
const config = configOn(plan.databaseUrl, { port: plan.port, trustedHops: 1 });
const { url } = await startServer(config, {
  openFeed: () => Promise.resolve(feed),
  pushLimits: { heartbeatMs, lagMs },
});
lag.enable();
send({ type: 'ready', url });
