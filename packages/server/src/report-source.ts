import { summarizeRows, type Feed } from '@clutchline/feeds';

import type { Log } from './ports/log';

/** How many reasons the summary names; `npm run skipped-rows` names every row. */
const MAX_REASONS = 10;

/**
 * Reports at the start what a feed made of its source file (D6): rows read, used and skipped by reason, as a line of the
 * console, and as a warning of the log if rows were skipped.
 */
export function reportSource(feed: Feed, { log, tell }: { readonly log: Log; readonly tell: (line: string) => void }) {
  const summary = summarizeRows(feed);
  if (summary === null) return;
  const { read, used, later, skipped } = summary;
  const count = feed.skipped.length;
  tell(`Match data: ${read} rows read, ${used} used, ${later} of later days, ${count} skipped (npm run skipped-rows).`);
  if (count === 0) return;
  const reasons = Object.fromEntries(skipped.slice(0, MAX_REASONS).map((one) => [one.reason, one.count]));
  log.warn({ read, used, later, skipped: count, reasons }, 'rows of the match data were skipped');
}
