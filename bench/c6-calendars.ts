import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { CalendarTags } from '../packages/server/src/calendars/calendar-tags';
import { parseCalendarAddress, readCalendar } from '../packages/server/src/calendars/read-calendar';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { addComingMatches, addPastMatches, openContentContext, timesOf } from './lib/past-matches';

const READS = 100;
const MATCHES = 1_000;
const DAYS = 80;
const MOST = { document: 25, unchanged: 2 } as const;

/** C6: a calendar of 1,000 matches, as a document and as unchanged. */
export async function c6(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  await addPastMatches(database, { matches, teams: 1_000 });
  await addComingMatches(database, MATCHES, DAYS);
  const { context, close } = openContentContext(database.url);
  try {
    const address = parseCalendarAddress('/calendar/public/event-1.en-US.ics');
    if (address === null) throw new Error('the address is not valid');
    const tags = new CalendarTags();
    const medianFor = async (isKnown: boolean): Promise<number> => {
      const read = async (): Promise<void> => {
        const reader = { origin: 'https://play.example', has: () => isKnown, tags };
        const { kind } = await readCalendar(context, address, reader);
        if (kind !== (isKnown ? 'unchanged' : 'found')) throw new Error(`the calendar is ${kind}`);
      };
      return quantileOf(await timesOf(READS, read), 0.5);
    };
    const [documents, unchanged]: [number[], number[]] = [[], []];
    for (let round = 1; round <= rounds; round += 1) {
      documents.push(await medianFor(false));
      unchanged.push(await medianFor(true));
    }
    return [
      compareMost({ name: 'C6 calendar of 1,000 matches, ms', values: documents, most: MOST.document }),
      compareMost({ name: 'C6 the same unchanged, ms', values: unchanged, most: MOST.unchanged }),
    ];
  } finally {
    await close();
    await database.close();
  }
}
