// @vitest-environment jsdom
import { CALLS, changeSchema } from '@clutchline/contract';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { fuzzAnswers } from './fuzz-answers';
import { CHANGES, fuzzPushes } from './fuzz-pushes';
import { fuzzStored } from './fuzz-stored';
import { SPOILT_CALLS } from './delayed-answers';
import { stubBrowser } from './fuzzed-page';
import { VALID_ANSWERS } from './valid-answers';

/** Per kind; FUZZ_SEED selects others. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 800);
const STORAGES = CASES / 4;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const TIMEOUT_MS = 120_000 + CASES * 300;

beforeEach(stubBrowser);

it('R25 the answers that are spoilt are sound before', () => {
  const unsound = Object.entries(VALID_ANSWERS).filter(
    ([name, answer]) =>
      !Object.entries(CALLS).some(([call, { response }]) => call === name && z.safeParse(response, answer).success),
  );
  expect(unsound.map(([name]) => name)).toEqual([]);
});

/** Each would be drawn as two parts with one key. */
it.each(['stages', 'teams', 'standings', 'bracket'] as const)(
  'R25 EVENT-2 an event is malformed if its %s have one twice',
  (part) => {
    const isRead = (answer: unknown): boolean => z.safeParse(CALLS.getEvent.response, answer).success;
    const answer = structuredClone(VALID_ANSWERS.getEvent);
    expect(isRead(answer)).toBe(true);
    const [table, bracket] = answer.stages;
    const lists = { ...answer, standings: table?.standings, bracket: bracket?.bracket };
    const list = lists[part] as unknown[];
    list.push(list[0]);
    expect(isRead(answer)).toBe(false);
  },
);

it('R25 changes of every kind are spoilt', () => {
  const spoilt = new Set<unknown>(CHANGES.map(({ type }) => type));
  expect(changeSchema._zod.propValues['type']).toEqual(spoilt);
});

it(`R25 ERR-1 ERR-6 the page works with any answer of the server (${CASES})`, { timeout: TIMEOUT_MS }, async () => {
  const { findings, spoilt } = await fuzzAnswers(CASES, SEED);
  expect(findings).toEqual([]);
  expect([...spoilt.values()].reduce((sum, count) => sum + count, 0)).toBe(CASES);
  const seldom = SPOILT_CALLS.filter((call) => (spoilt.get(call) ?? 0) < CASES / 1_000);
  expect(seldom).toEqual([]);
});

it(`R25 bad-input 96: the page works with any push message (${CASES})`, { timeout: TIMEOUT_MS }, async () => {
  expect(await fuzzPushes(CASES, SEED)).toEqual([]);
});

it(
  `R25 bad-input 85: a start loses only what is broken in the storage (${STORAGES})`,
  { timeout: TIMEOUT_MS },
  async () => {
    expect(await fuzzStored(STORAGES, SEED)).toEqual([]);
  },
);
