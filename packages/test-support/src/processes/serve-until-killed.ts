import { startTicking } from './test-processes';

const [databaseUrl = ''] = process.argv.slice(2);
const natsUrl = process.env['NATS_URL'];
const server = await startTicking(databaseUrl, natsUrl ? { natsUrl } : {});
process.stdout.write(`is ready: ${server.url}\nmetrics: ${server.metricsUrl ?? ''}\n`);
