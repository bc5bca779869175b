import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { changeSchema, readPrice } from './change';
import { clientMessageSchema } from './client-message';
import { readServerMessage, serverMessageSchema } from './server-message';
import { matchTopic, topicSchema } from './topics';

const odds = { type: 'odds', point_id: 7, delta: '1.850', status: 1, version: 4 };
const passes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

const VALUES = [
  ...[undefined, null, true, [], {}, -1, -0, 0, 1, 2, 3, 1.5, 2 ** 53 - 1, 2 ** 53, Number.NaN, Infinity],
  ...['odds', 'news', 'delta', 'snapshot', 'resumed', 'list', 'me', 'match:7', 'match:07', 'view:7 ', '', '1', 'NaN'],
  ...['1.001', '1.000', '0.999', '01.850', '1000.000', '1000.001', '1.850\n', ' 1.850', '1.8500'],
  ...['epoch-1', 'epoch-001', 'epoch 01', 'épöchë-1', '🎲🎲🎲🎲', 'e'.repeat(64), 'e'.repeat(65), '🎲'.repeat(33)],
];

/** `message` with each of VALUES in each of its fields, and in others. */
const spoilt = (message: object): readonly object[] =>
  [...Object.keys(message), 'more', 'toString'].flatMap((field) =>
    VALUES.map((value) => ({ ...message, [field]: value })),
  );

describe('push messages', () => {
  it('PUSH-1 carries point_id, the new odd as delta, and the status', () => {
    expect(passes(changeSchema, odds)).toBe(true);
  });

  it('bad-input 97: refuses unknown types, missing fields and a null point', () => {
    const bad = [{ ...odds, type: 'price' }, { ...odds, point_id: null }, { type: 'odds' }, null, 'odds', []];
    expect(bad.filter((value) => passes(changeSchema, value))).toEqual([]);
  });

  it('bad-input 98: refuses odds that are no decimal text with three places', () => {
    const bad = ['NaN', '0', '-1', '0.500', '1000000000.000', '1.9555', 1.85, ''];
    expect(bad.filter((delta) => passes(changeSchema, { ...odds, delta }))).toEqual([]);
  });

  it('D7 PUSH-1 a point without a price has no odd', () => {
    expect(passes(changeSchema, { ...odds, delta: null, status: 2 })).toBe(true);
  });

  it('bad-input 99: refuses a status that is not 1 or 2', () => {
    expect([3, '2', true, -1, 0].filter((status) => passes(changeSchema, { ...odds, status }))).toEqual([]);
  });

  it('PUSH-5 numbers snapshots and deltas by epoch and sequence', () => {
    const place = { topic: 'list', epoch: 'epoch-01', seq: 5 };
    expect(passes(serverMessageSchema, { type: 'snapshot', ...place, changes: [odds] })).toBe(true);
    expect(passes(serverMessageSchema, { type: 'delta', ...place, prev: 4, changes: [odds] })).toBe(true);
    expect(passes(serverMessageSchema, { type: 'delta', ...place, changes: [odds] })).toBe(false);
  });

  it('bad-input 101: refuses a sequence that is no number to count with', () => {
    const text = (seq: string) =>
      `{"type":"delta","topic":"list","epoch":"epoch-01","prev":4,"seq":${seq},"changes":[]}`;
    const read = (seq: string) => readServerMessage(JSON.parse(text(seq)));
    expect(read('5')).toMatchObject({ seq: 5 });
    expect(['9007199254740993', '-1', '5.5', '"6"', 'null', '1e400'].filter((seq) => read(seq) !== null)).toEqual([]);
  });

  it('PUSH-5 passes over a kind of change that it does not know, and no other fault', () => {
    const snapshot = (...changes: unknown[]) =>
      readServerMessage({ type: 'snapshot', topic: 'list', epoch: 'epoch-01', seq: 5, changes });
    expect(snapshot({ type: 'weather', rain: 1 }, odds, { type: 7 })).toMatchObject({ seq: 5, changes: [odds] });
    expect(snapshot({ type: 'weather' })).toMatchObject({ changes: [] });
    const broken = [{ ...odds, delta: '0' }, { rain: 1 }, null, 'odds', [odds]];
    expect(broken.filter((change) => snapshot(odds, change) !== null)).toEqual([]);
  });

  it('P9 bad-input 97: a price is read without the schema, with the same result for each value of each field', () => {
    const others = [{}, [odds], { type: 'news' }, { type: 'odds' }, 'odds', 7, null, undefined];
    for (const change of [...spoilt(odds), ...others]) {
      const price = z.safeParse(changeSchema, change).data;
      expect(readPrice(change)).toEqual(price?.type === 'odds' ? price : null);
    }
  });

  it('P9 bad-input 101: a delta is read without the schema, with the same result for each value of each field', () => {
    const delta = { type: 'delta', topic: 'list', epoch: 'epoch-01', prev: 4, seq: 5, changes: [odds] };
    for (const message of spoilt(delta))
      expect(readServerMessage(message)).toEqual(z.safeParse(serverMessageSchema, message).data ?? null);
  });

  it('bad-input 96: refuses a message of more than 50,000 changes', () => {
    const message = { type: 'snapshot', topic: 'list', epoch: 'epoch-01', seq: 5 };
    const read = (count: number) =>
      readServerMessage({ ...message, changes: Array.from({ length: count }, () => odds) });
    expect(read(50_000)).not.toBeNull();
    expect(read(50_001)).toBeNull();
  });

  it('C2 PUSH-5 passes over unknown fields of a message, of a change and of its parts', () => {
    const place = { type: 'snapshot', topic: 'list', epoch: 'epoch-01', seq: 5 };
    const balance = { amount: 12.5, nickname: 'Ada', currency_id: 1 };
    const changes = [
      { ...odds, more: 1 },
      { type: 'balance', balance: { ...balance, bonus: '1' } },
    ];
    expect(readServerMessage({ ...place, node: 'a', changes })).toEqual({
      ...place,
      changes: [odds, { type: 'balance', balance: { ...balance, amount: '12.5' } }],
    });
  });

  it('PUSH-5 DETAIL-1 accepts the scores of up to sixteen maps', () => {
    const map = { round: 1, winner: null, score_1: 13, score_2: null };
    const scores = (count: number) => ({
      type: 'map-scores',
      game_id: 1,
      maps: Array.from({ length: count }, () => map),
    });
    expect([0, 16].every((count) => passes(changeSchema, scores(count)))).toBe(true);
    expect(passes(changeSchema, scores(17))).toBe(false);
    expect(passes(changeSchema, { ...scores(0), maps: [{ ...map, round: 17 }] })).toBe(false);
  });

  it('PUSH-5 knows the topics list, me and match:<id>, and no other', () => {
    expect(['list', 'me', matchTopic(12)].every((topic) => passes(topicSchema, topic))).toBe(true);
    expect(
      ['*', 'me:2', 'match:', 'match:0', 'match:x', 'LIST', ''].filter((topic) => passes(topicSchema, topic)),
    ).toEqual([]);
  });

  it('PUSH-5 accepts a subscription with a cursor to resume from, or none', () => {
    const subscribe = { type: 'subscribe', topic: 'list', cursor: null };
    expect(passes(clientMessageSchema, subscribe)).toBe(true);
    expect(passes(clientMessageSchema, { ...subscribe, cursor: { epoch: 'epoch-01', seq: 9 } })).toBe(true);
    expect(passes(clientMessageSchema, { ...subscribe, cursor: { seq: 9 } })).toBe(false);
  });
});
