import { startTicking } from './processes-of-test';

/** A server process on a database with a folder of web files; stops as the command does on SIGTERM. */
const [databaseUrl = '', webFolder = ''] = process.argv.slice(2);
const server = await startTicking(databaseUrl, { webFolder });
process.once('SIGTERM', () => {
  void server
    .drain()
    .then(() => server.close())
    .then(() => process.exit(0));
});
process.stdout.write(`is ready: ${server.url}\n`);
