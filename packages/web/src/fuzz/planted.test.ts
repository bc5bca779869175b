// @vitest-environment jsdom
import type { readReply as ReadReply } from '@clutchline/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { fuzzAnswers } from './testing/fuzz-answers';
import { fuzzPushes } from './testing/fuzz-pushes';
import { stubBrowser } from './testing/stub-browser';

const planted = vi.hoisted(() => ({ trustsAnswers: false, trustsPushes: false, blank: false }));

vi.mock('@clutchline/contract', async (importOriginal) => {
  const real = await importOriginal<{ readReply: typeof ReadReply; serverMessageSchema: z.ZodMiniType }>();
  return {
    ...real,
    readReply: (schema: z.core.$ZodType, body: unknown) =>
      real.readReply(planted.trustsAnswers ? z.any() : schema, body),
    get serverMessageSchema() {
      return planted.trustsPushes ? z.any() : real.serverMessageSchema;
    },
  };
});
vi.mock('../screens/not-net/not-net', async (importOriginal) => {
  const { NotNet } = await importOriginal<{ NotNet: () => unknown }>();
  return { NotNet: () => (planted.blank ? null : NotNet()) };
});

const CASES = 150;
const PUSHES = 1_000;
const TIMEOUT_MS = 120_000;

beforeEach(stubBrowser);
afterEach(() => Object.assign(planted, { trustsAnswers: false, trustsPushes: false, blank: false }));

it('R25 finds a page that trusts what answers hold', { timeout: TIMEOUT_MS }, async () => {
  planted.trustsAnswers = true;
  const { findings } = await fuzzAnswers(CASES, 1);
  expect(findings).not.toEqual([]);
});

it('R25 finds a page that trusts what is pushed', { timeout: TIMEOUT_MS }, async () => {
  planted.trustsPushes = true;
  const findings = await fuzzPushes(PUSHES, 1).catch((error: unknown) => [error]);
  expect(findings).not.toEqual([]);
});

it('R25 finds a screen that stays empty', { timeout: TIMEOUT_MS }, async () => {
  planted.blank = true;
  const { findings } = await fuzzAnswers(CASES, 1);
  expect(findings.flatMap(({ faults }) => faults)).toContain('blank main');
});
