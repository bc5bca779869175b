import { startTicking } from './test-processes';

const [databaseUrl = ''] = process.argv.slice(2);
const server = await startTicking(databaseUrl, { logLevel: 'info', metrics: { host: '127.0.0.1', port: 0 } });
process.stdout.write(`is ready: ${server.url}\nmetrics: ${server.metricsUrl ?? ''}\n`);
