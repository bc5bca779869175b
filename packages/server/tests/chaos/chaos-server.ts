import { readConfig } from '../../src/config';
import { startServer } from '../../src/start-server';

/** Clocks shifted by MOVED_MS. */
const moved = Number(process.env['MOVED_MS'] ?? 0);
const config = readConfig();
if (config === 'help') throw new Error('no help here');
const { url, metricsUrl } = await startServer(config, { wallClock: { now: () => Date.now() + moved } });
console.log(`is ready:  ${url}\nmetrics:  ${metricsUrl ?? ''}`);
