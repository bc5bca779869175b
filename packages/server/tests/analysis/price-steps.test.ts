import { understood } from '@clutchline/test-support/server/bet-requests';
import { openSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, PLAY, playOf, playState, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readPriceSteps } from '../../src/analysis/read-analysis';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';

const MINUTE = 60_000;
const GAP = 2 * MINUTE;
const [GAME, OTHER] = [1, 2];
const POINT = pointOf(GAME, PLAY.winner, 1);
let settling: Settling;

beforeAll(async () => {
  settling = await openSettling();
  await ingestFeedEvents(settling.context, matchEvents(OTHER));
  await ingestFeedEvents(settling.context, matchEvents(GAME));
});
afterAll(() => settling.close());

const stepsOf = async (pointId: number): Promise<(readonly [number, string])[]> => {
  const request = { lang: 2, play_info_id: playOf(GAME, PLAY.winner) } as const;
  const { points } = understood(await readPriceSteps(settling.context, request));
  return points.find(({ point_id }) => point_id === pointId)?.steps.map(({ at, odd }) => [at, odd] as const) ?? [];
};

const store = (at: number) => settling.context.inTransaction(({ analysis }) => analysis.storePriceSteps(at, GAP));
const move = (odd: number) => ingestFeedEvents(settling.context, [price(GAME, POINT, odd)]);

it('STATS-10 the steps of a play begin with its opening price, and have a price that moved once in two minutes', async () => {
  await store(NOW);
  const [opening] = await stepsOf(POINT);
  expect(opening?.[1]).toBe('2.000');
  await move(1_900);
  const from = NOW + GAP;
  await store(from);
  await move(1_800);
  await store(from + GAP - 1);
  expect((await stepsOf(POINT)).map(([, odd]) => odd)).toEqual(['2.000', '1.900']);
  await store(from + GAP);
  await store(from + 2 * GAP);
  expect((await stepsOf(POINT)).slice(1)).toEqual([
    [from, '1.900'],
    [from + GAP, '1.800'],
  ]);
});

it('STATS-10 the steps of an opening play are stored with it', async () => {
  await settling.client.query('insert into feed_progress (fed_until) values ($1)', [NOW]);
  await ingestFeedEvents(settling.context, matchEvents(3));
  const { rows } = await settling.client.query('select at::float8 as at, odd from price_steps where point_id = $1', [
    pointOf(3, PLAY.winner, 1),
  ]);
  expect(rows).toEqual([{ at: NOW, odd: 2_000 }]);
});

it('STATS-10 old steps of closed plays are deleted, those of plays on sale stay', async () => {
  await ingestFeedEvents(settling.context, [playState(OTHER, PLAY.winner, 'closed')]);
  await store(NOW);
  const removed = await settling.context.inTransaction(({ analysis }) => analysis.deletePriceSteps(NOW + MINUTE));
  expect(removed).toBe(2);
  expect((await stepsOf(POINT)).length).toBeGreaterThan(1);
});

it('STATS-10 of many steps 120 are answered, with the first and the last one', async () => {
  await settling.client.query(
    `insert into price_steps (point_id, at, odd, version) select $1, $2::bigint + n * 60000, 1500 + n, n from generate_series(60, 999) n`,
    [POINT, NOW],
  );
  const steps = await stepsOf(POINT);
  expect(steps).toHaveLength(120);
  expect([steps[0]?.[1], steps.at(-1)?.[1]]).toEqual(['2.000', '2.499']);
});

it('STATS-10 an unknown play has no steps', async () => {
  expect(understood(await readPriceSteps(settling.context, { lang: 2, play_info_id: 999_999 })).points).toEqual([]);
});
