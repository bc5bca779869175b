import { readConfig } from '../../src/config';
import { startServer } from '../../src/start-server';

/** The server's command with clocks shifted by MOVED_MS. */
const moved = Number(process.env['MOVED_MS'] ?? 0);
const config = readConfig();
if (config === 'help') throw new Error('no help here');
const { url, metricsUrl } = await startServer(config, { wallClock: { now: () => Date.now() + moved } });
console.log(`is ready:  ${url}\nmetrics:  ${metricsUrl ?? ''}`);
