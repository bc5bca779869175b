import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { MemoryBus } from '../../src/bus/bus';
import { startRelay } from '../../src/bus/start-relay';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { ask } from '@clutchline/test-support/server/held-books';
import { CRASHES, Mortal } from '@clutchline/test-support/processes/mortal';
import { StreamProcess } from '@clutchline/test-support/processes/stream-process';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { Chance } from '@clutchline/test-support/processes/random';

const RUNS = Number(process.env['RUNS'] ?? 10);
const GAMES = [1, 2, 3];
const WRITES = 8;

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  for (const game of GAMES) await ingestFeedEvents(context, matchEvents(game));
  await context.publisher.drain();
  await ask(
    context.databaseUrl,
    `create table written (id bigint);
    create function note_written() returns trigger language plpgsql security definer as
      $$ begin insert into written values (new.id); return null; end $$;
    create trigger notes_written after insert on outbox for each row execute function note_written()`,
  );
});
afterAll(() => context.close());

async function readWritten(): Promise<number[]> {
  const rows = await ask<{ id: string }>(context.databaseUrl, 'delete from written returning id');
  return rows.map(({ id }) => Number(id));
}

async function write(chance: Chance): Promise<void> {
  const info = await context.player('1000');
  for (let left = WRITES; left > 0; left -= 1) {
    const gameId = chance.pick(GAMES);
    const move = (game: number) =>
      ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 1_500 + chance.below(500))]);
    const works: Promise<unknown>[] = [move(gameId)];
    if (chance.isOneIn(2)) works.push(placed(context, singleRequest({ gameId, play: PLAY.map3 }, '1'), info));
    if (chance.isOneIn(3)) works.push(move(chance.pick(GAMES)));
    await Promise.all(works);
    if (chance.isOneIn(2)) await sleep(chance.below(4));
  }
}

async function beginTerm(): Promise<number> {
  const [row] = await ask<{ term: string }>(
    context.databaseUrl,
    'update leadership set term = term + 1 returning term',
  );
  return Number(row?.term);
}

/** Some crash at a seeded moment, the last one stays. */
async function lead(bus: MemoryBus, chance: Chance, deaths: readonly Mortal[]): Promise<() => Promise<void>> {
  for (const mortal of deaths) {
    const [term, over] = [await beginTerm(), new AbortController()];
    startRelay(mortal.context(context), { bus: mortal.bus(bus), term, over });
    await mortal.died;
    await sleep(chance.below(10));
  }
  const relay = startRelay(context, { bus, term: await beginTerm(), over: new AbortController() });
  return () => relay.stop();
}

async function play(seed: number): Promise<{ repeats: number }> {
  const chance = new Chance(seed);
  const bus = new MemoryBus();
  const received: number[] = [];
  bus.subscribe((message) => {
    if (message.type === 'event') received.push(message.id);
  });
  const processes = [await StreamProcess.start(context, bus, GAMES), await StreamProcess.start(context, bus, GAMES)];
  const deaths = Array.from({ length: 1 + chance.below(2) }, () => new Mortal(chance.pick(CRASHES), chance.below(3)));
  const leading = lead(bus, chance, deaths);
  await write(chance);
  // At the latest.
  for (const mortal of deaths) {
    while (!mortal.isDead) {
      await ingestFeedEvents(context, [price(1, pointOf(1, PLAY.winner, 1), 1_500 + chance.below(500))]);
      await sleep(2);
    }
  }
  const stop = await leading;
  await expect.poll(() => context.stores.outbox.next(1), { interval: 5, timeout: 5_000 }).toEqual([]);
  for (const process of processes)
    await expect.poll(() => process.differences(GAMES), { interval: 20, timeout: 5_000 }).toEqual([]);
  const written = await readWritten();
  const missing = written.filter((id) => !received.includes(id));
  expect({ seed, missing, written: written.length }).toEqual({ seed, missing: [], written: new Set(received).size });
  await stop();
  for (const process of processes) await process.close();
  return { repeats: received.length - new Set(received).size };
}

it('R23 a leader that dies between commit and publish, or between publish and delete, leaves no event unpublished', async () => {
  let repeats = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) repeats += (await play(seed)).repeats;
  // After a crash before the delete.
  expect(repeats).toBeGreaterThan(0);
}, 600_000);
