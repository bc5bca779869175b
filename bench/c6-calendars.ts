import fastify from 'fastify';

import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { CalendarTags } from '../packages/server/src/calendars/calendar-tags';
import { parseCalendarAddress, readCalendar } from '../packages/server/src/calendars/read-calendar';
import type { BenchOptions } from './lib/bench-options';
import { compareMost } from './lib/compare-most';
import { compareViews } from './lib/compare-views';
import { addComingMatches, addPastMatches, openContentContext, timesOf } from './lib/past-matches';

const READS = 100;
const MATCHES = 1_000;
const DAYS = 80;
const MOST = { document: 25, unchanged: 2 } as const;

/** Ms of a text of this length from a server that does nothing else. */
async function echoMs(length: number): Promise<number> {
  const server = fastify();
  const text = 'x'.repeat(length);
  server.get('/', () => text);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const times = await timesOf(READS, async () => await (await fetch(url)).text());
  await server.close();
  return quantileOf(times, 0.5);
}

/** C6: a calendar of 1,000 matches, as a document and as unchanged; subscribers of a live view. */
export async function c6(rounds: number, { matches }: BenchOptions): Promise<Comparison[]> {
  const database = await openBenchDatabase();
  await addPastMatches(database, { matches, teams: 1_000 });
  await addComingMatches(database, MATCHES, DAYS);
  const { context, close } = openContentContext(database.url);
  try {
    const address = parseCalendarAddress('/calendar/public/event-1.en-US.ics');
    if (address === null) throw new Error('the address is not valid');
    const tags = new CalendarTags();
    let length = 0;
    const medianFor = async (isKnown: boolean): Promise<number> => {
      const read = async (): Promise<void> => {
        const reader = { origin: 'https://play.example', has: () => isKnown, tags };
        const calendar = await readCalendar(context, address, reader);
        if (calendar.kind !== (isKnown ? 'unchanged' : 'found')) throw new Error(`the calendar is ${calendar.kind}`);
        if (calendar.kind === 'found') ({ length } = calendar.text);
      };
      return quantileOf(await timesOf(READS, read), 0.5);
    };
    const [documents, unchanged]: [number[], number[]] = [[], []];
    for (let round = 1; round <= rounds; round += 1) {
      documents.push(await medianFor(false));
      unchanged.push(await medianFor(true));
    }
    console.log(`C6 Fastify echo of ${length} characters: ${(await echoMs(length)).toPrecision(3)} ms`);
    return [
      compareMost({ name: 'C6 calendar of 1,000 matches, ms', values: documents, most: MOST.document }),
      compareMost({ name: 'C6 the same unchanged, ms', values: unchanged, most: MOST.unchanged }),
      await compareViews(rounds),
    ];
  } finally {
    await close();
    await database.close();
  }
}
