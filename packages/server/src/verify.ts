import { auditReport } from './audit-report';
import { readConfig } from './config';
import { auditLedger } from './db/audit-ledger';
import { runCommand } from './run-command';
import { withBooks, type Books } from './with-books';

const HELP = `Usage: npm run verify-ledger -- [--database-url <url> | --data-dir <folder>]

Reads the books in one snapshot and prints whether each invariant holds, with the rows that break it. Writes nothing.
Exit code 0: everything holds; 1: something is broken, or the books cannot be read.
`;

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

await runCommand(async () => {
  const config = readConfig();
  if (config === 'help') console.log(HELP);
  else if (!(await withBooks(config.database, verify, (line) => console.log(line)))) process.exitCode = 1;
});
