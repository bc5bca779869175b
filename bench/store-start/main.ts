import { startServer } from '@clutchline/server';
import { z } from 'zod';

import { parseConfig } from '../../packages/server/src/config';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres';

const planSchema = z.object({
  kind: z.enum(['store', 'product']),
  folder: z.string(),
  historyDays: z.optional(z.number()),
});

async function start({ kind, folder, historyDays }: z.infer<typeof planSchema>) {
  const place = { folder, isDefaultFolder: false } as const;
  if (kind === 'store') {
    const postgres = await startEmbeddedPostgres(place, () => undefined);
    return { url: await postgres.openDatabase('bench'), close: () => postgres.close() };
  }
  const parsed = parseConfig(['--port', '0', '--seed', 'bench', '--log-level', 'error'], {});
  if (parsed === 'help') throw new Error('no help was asked for');
  const history = historyDays === undefined ? {} : { historyDays };
  return await startServer({
    ...parsed,
    ...history,
    database: { kind: 'embedded', ...place },
    webFolder: null,
    desk: null,
  });
}

const plan = planSchema.parse(JSON.parse(process.argv[2] ?? ''));
const began = performance.now();
const used = process.cpuUsage();
const started = await start(plan);
const { user, system } = process.cpuUsage(used);
process.send?.({ url: started.url, ms: performance.now() - began, cpuMs: (user + system) / 1_000 });
process.on('message', () => void started.close().then(() => process.exit(0)));
