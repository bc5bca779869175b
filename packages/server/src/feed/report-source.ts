import { summarizeRows, type Feed } from '@clutchline/feeds';

import type { Log } from '../platform/log/log';

/** `npm run skipped-rows` lists all rows. */
const MAX_REASONS = 10;

/** Rows read, used and skipped by reason (D6); skipped rows also log a warning. */
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
