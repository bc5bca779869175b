import { megabytes, missesOf } from './misses-of';
import type { Met } from './phase';
import type { SiegeResult } from './siege';

const HEAD = [
  '| attack | quiet p50/p99 | attacked p50/p99 | CPU alone p50/p99 | bets | honest trouble | descriptors | heap MB | RSS MB | goal |',
  '|---|---|---|---|---|---|---|---|---|---|',
];
const arrows = (...values: readonly (number | string)[]): string => values.join(' → ');
const heap = (bytes: number | null): string => (bytes === null ? '?' : megabytes(bytes));
const timesOf = (met: Met | null): string => (met === null ? '–' : `${met.bets.p50}/${met.bets.p99} ms`);
const troublesOf = ({ troubles }: Met): number => [...troubles.values()].reduce((sum, times) => sum + times, 0);

export const printHead = (): void => console.log(HEAD.join('\n'));

/** Before, at the peak, ten seconds after. */
export function printResult(result: SiegeResult): void {
  const { row, quiet, attacked, control, before, peak, after } = result;
  const misses = missesOf(result);
  const cells = [
    `${row.finding} ${row.what}`,
    ...[timesOf(quiet), timesOf(attacked), timesOf(control)],
    ...[attacked.bets.count, troublesOf(attacked)],
    arrows(before.descriptors, peak.descriptors, after.descriptors),
    arrows(heap(before.heapBytes), heap(after.heapBytes)),
    arrows(megabytes(before.rssBytes), megabytes(peak.rssBytes), megabytes(after.rssBytes)),
    misses.length === 0 ? 'held' : 'MISSED',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

export function printDetails(result: SiegeResult): void {
  const { row, report, rows, quiet, attacked } = result;
  const answers = Object.entries(report.answers).map(([kind, times]) => `${times} × ${kind}`);
  console.log(`\n${row.finding} ${row.attack}: ${answers.join(', ') || 'no answer'}`);
  console.log(
    `  attacker ${(report.cpuShare * 100).toFixed(0)} % of a core${rows === null ? '' : `, ${rows} rows left`}`,
  );
  console.log(
    `  honest lists p50/p99: ${attacked.lists.p50}/${attacked.lists.p99} ms, quiet ${quiet.lists.p50}/${quiet.lists.p99} ms`,
  );
  for (const [kind, times] of quiet.troubles) console.log(`  before the attack: ${times} × ${kind}`);
  for (const miss of missesOf(result)) console.log(`  missed: ${miss}`);
}
