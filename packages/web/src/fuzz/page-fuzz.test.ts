// @vitest-environment jsdom
import { CALLS } from '@clutchline/contract';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { fuzzAnswers } from './testing/fuzz-answers';
import { fuzzPushes } from './testing/fuzz-pushes';
import { stubBrowser } from './testing/stub-browser';
import { VALID_ANSWERS } from './testing/valid-answers';

/** FUZZ_CASES asks for another number of each, as `npm run fuzz` does; FUZZ_SEED for other cases. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 2_000);
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

it(`R25 ERR-1 ERR-6 the page stands whatever the server answers (${CASES})`, { timeout: TIMEOUT_MS }, async () => {
  const { findings, spoilt } = await fuzzAnswers(CASES, SEED);
  expect(findings).toEqual([]);
  expect(spoilt).toBeGreaterThan(CASES * 0.9);
});

it(`R25 bad-input 96: the page stands whatever is pushed (${CASES})`, { timeout: TIMEOUT_MS }, async () => {
  expect(await fuzzPushes(CASES, SEED)).toEqual([]);
});
