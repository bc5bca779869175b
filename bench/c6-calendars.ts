import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { parseCalendarAddress, readCalendar } from '../packages/server/src/calendars/read-calendar';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { addComingMatches, addPastMatches, openContentContext, timesOf } from './lib/past-matches';

const READS = 100;
const MATCHES = 1_000;
const DAYS = 80;
const MOST_MS = 25;

/** C6: a calendar of 1,000 matches. */
export async function c6(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  await addPastMatches(database, { matches, teams: 1_000 });
  await addComingMatches(database, MATCHES, DAYS);
  const { context, close } = openContentContext(database.url);
  try {
    const address = parseCalendarAddress('/calendar/public/event-1.en-US.ics');
    if (address === null) throw new Error('the address is not valid');
    const read = async (): Promise<unknown> => await readCalendar(context, address, 'https://play.example');
    const values: number[] = [];
    for (let round = 1; round <= rounds; round += 1) values.push(quantileOf(await timesOf(READS, read), 0.5));
    return [compareMost({ name: 'C6 calendar of 1,000 matches, ms', values, most: MOST_MS })];
  } finally {
    await close();
    await database.close();
  }
}
