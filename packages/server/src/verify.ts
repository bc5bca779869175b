import pg from 'pg';

import { auditReport } from './audit-report';
import { readConfig, type DatabaseConfig } from './config';
import { auditLedger } from './db/audit-ledger';
import { checkDatabase } from './db/check-durable';
import { reachEmbeddedPostgres } from './db/embedded-postgres';
import { PlainError } from './plain-error';

const HELP = `Usage: npm run verify-ledger -- [--database-url <url> | --data-dir <folder>]

Reads the books in one snapshot and prints whether each invariant holds, with the rows that break it. Writes nothing.
Exit code 0: everything holds; 1: something is broken, or the books cannot be read.
`;

interface Books {
  readonly name: string;
  readonly url: string;
}

async function namesOf(adminUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'clutchline\\_%' order by 1",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Does the work with the books of the configuration: the one database named, or all that the embedded one holds. */
async function withBooks<Value>(
  config: DatabaseConfig,
  work: (books: readonly Books[]) => Promise<Value>,
): Promise<Value> {
  if (config.kind === 'external') {
    await checkDatabase(config.url, false);
    return await work([{ name: new URL(config.url).pathname.slice(1), url: config.url }]);
  }
  const postgres = await reachEmbeddedPostgres(config, (line) => console.log(line));
  try {
    const names = await namesOf(await postgres.openDatabase('postgres'));
    const books = names.map(async (name) => ({ name, url: await postgres.openDatabase(name) }));
    return await work(await Promise.all(books));
  } finally {
    await postgres.close();
  }
}

/** Prints what is found in each of the books; false where something is broken, or there is nothing to read. */
async function verify(books: readonly Books[]): Promise<boolean> {
  let audited = 0;
  let sound = 0;
  for (const { name, url } of books) {
    const audit = await auditLedger(url);
    if (audit === null) {
      console.log(`Books of ${name}: none of this version; a server brings them up to date when it starts.`);
      continue;
    }
    const { lines, isSound } = auditReport(name, audit);
    console.log(lines.join('\n'));
    audited += 1;
    sound += isSound ? 1 : 0;
  }
  return audited > 0 && sound === audited;
}

try {
  const config = readConfig();
  if (config === 'help') console.log(HELP);
  else if (!(await withBooks(config.database, verify))) process.exitCode = 1;
} catch (cause) {
  console.error(cause instanceof PlainError ? cause.message : cause);
  process.exitCode = 1;
}
