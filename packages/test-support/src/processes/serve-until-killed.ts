import { startTicking } from './test-processes';

const [databaseUrl = ''] = process.argv.slice(2);
const server = await startTicking(databaseUrl);
process.stdout.write(`is ready: ${server.url}\nmetrics: ${server.metricsUrl ?? ''}\n`);
