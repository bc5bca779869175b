import { parseConfig, startServer } from '@clutchline/server';

import { configOn } from '@clutchline/test-support/server/test-config';
import { FaultFeed } from '../processes/fault-feed';
import { BOARD, siegePlanSchema } from './messages';

const { databaseUrl, webFolder, trustedHops } = siegePlanSchema.parse(JSON.parse(process.argv[2] ?? ''));
const send = (message: object): void => void process.send?.(message);
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  send({ type: 'memory', bytes: heapUsed + external });
});
process.on('disconnect', () => process.exit(0));
const product = parseConfig([], {});
if (product === 'help') throw new Error('no help was asked for');
const { connectionsPerAddress } = product;
const config = configOn(databaseUrl, { webFolder, trustedHops, connectionsPerAddress });
const { url } = await startServer(config, { openFeed: () => Promise.resolve(new FaultFeed(BOARD)) });
send({ type: 'ready', url });
