import { parseArgs } from 'node:util';

import { readSkippedRows, ReplayError, summarizeRows, type SkippedRows } from '@clutchline/feeds';

import { readConfig } from '../config';
import { PlainError } from '../platform/errors';
import { runCommand } from './run-command';

const HELP = `Usage: npm run skipped-rows -- [--data <folder>] [--day <date>]

Lists the rows of the match data that a replay skips, with file, line and reason. With --day only those of the replay of
that day, which ignores rows of later days.
`;

/** Unused, but required. */
const ANY_DAY = '2000-01-01';

function folderOf(data: string | undefined): string {
  const config = readConfig(['--feed', 'replay', '--day', ANY_DAY, ...(data === undefined ? [] : ['--data', data])]);
  if (config === 'help' || config.feed.name !== 'replay') throw new PlainError('Give the folder with --data <folder>.');
  return config.feed.folder;
}

async function readRows(folder: string, day: string | null): Promise<SkippedRows> {
  try {
    return await readSkippedRows(folder, day);
  } catch (cause) {
    if (cause instanceof ReplayError) throw new PlainError(cause.message, { cause });
    throw cause;
  }
}

function print(found: SkippedRows): void {
  const { skipped, unread } = found;
  for (const { file, line, reason } of skipped) console.log(`${file}:${line}  ${reason}`);
  for (const name of unread) console.log(`${name}  unknown file`);
  const summary = summarizeRows(found);
  if (summary === null) return;
  console.log(
    `\n${summary.read} rows read, ${summary.used} used, ${summary.later} of later days, ${skipped.length} skipped:`,
  );
  for (const { reason, count } of summary.skipped) console.log(`${String(count).padStart(7)}  ${reason}`);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { help: { type: 'boolean' }, data: { type: 'string' }, day: { type: 'string' } },
  });
  if (values.help === true) console.log(HELP);
  else print(await readRows(folderOf(values.data), values.day ?? null));
});
