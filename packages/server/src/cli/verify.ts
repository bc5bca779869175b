import { parseArgs } from 'node:util';

import { auditReport, readLoggedHead } from './audit-report';
import { DATABASE_FLAGS, readDatabaseConfig, withDatabases, type NamedDatabase } from './with-databases';
import { type LoggedHead, auditLedger } from '../ledger';
import { PlainError } from '../platform/errors';
import { runCommand } from './run-command';

const HELP = `Usage: npm run verify-ledger -- [--database-url <url> | --data-dir <folder>] [--head <number>:<hex>]...

Reads the ledger in one snapshot and prints whether each invariant holds, with the rows that break it. Writes nothing.
--head compares a head of the server's log ("ledger head of the day") with the stored chain of seals; it may be repeated.
Exit code 0: all invariants hold; 1: an invariant is broken, or the ledger cannot be read.
`;

async function verify(databases: readonly NamedDatabase[], heads: readonly LoggedHead[]): Promise<boolean> {
  let audited = 0;
  let sound = 0;
  const found = new Set<LoggedHead>();
  for (const { name, url } of databases) {
    const audit = await auditLedger(url, heads);
    if (audit === null) {
      console.log(`Ledger of ${name}: not of this version; a server migrates it at start.`);
      continue;
    }
    const { lines, isSound } = auditReport(name, audit);
    console.log(lines.join('\n'));
    for (const head of audit.foundHeads) found.add(head);
    audited += 1;
    sound += isSound ? 1 : 0;
  }
  const missing = heads.filter((head) => !found.has(head));
  for (const { number, head } of missing)
    console.log(`R30 BROKEN       seal ${number} does not have the logged head ${head}: the seals were rewritten.`);
  return audited > 0 && sound === audited && missing.length === 0;
}

async function run(): Promise<void> {
  const options = {
    help: { type: 'boolean' },
    head: { type: 'string', multiple: true },
    ...DATABASE_FLAGS,
  } as const;
  const { values } = parseArgs({ options });
  const config = readDatabaseConfig(values);
  if (values.help === true || config === 'help') {
    console.log(HELP);
    return;
  }
  const heads = (values.head ?? []).map((text) => {
    const head = readLoggedHead(text);
    if (head === null) throw new PlainError(`--head takes <number>:<64 hexadecimal digits>, not ${text}`);
    return head;
  });
  const isSound = await withDatabases(
    config.database,
    (databases) => verify(databases, heads),
    (line) => console.log(line),
  );
  if (!isSound) process.exitCode = 1;
}

await runCommand(run);
