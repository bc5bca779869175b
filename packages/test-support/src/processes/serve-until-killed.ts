import { startTicking } from './test-processes';

/** Prints its address as the command does. */
const [databaseUrl = ''] = process.argv.slice(2);
const server = await startTicking(databaseUrl);
process.stdout.write(`is ready: ${server.url}\nmetrics: ${server.metricsUrl ?? ''}\n`);
