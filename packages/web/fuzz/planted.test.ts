// @vitest-environment jsdom
import type { readAnswer as ReadAnswer, readServerMessage as ReadServerMessage } from '@clutchline/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import type { ValueStorage } from '../src/data/storage';
import { fuzzAnswers } from './fuzz-answers';
import { fuzzPushes } from './fuzz-pushes';
import { fuzzStored } from './fuzz-stored';
import { stubBrowser } from './fuzzed-page';

const planted = vi.hoisted(() => ({ trustsAnswers: false, trustsPushes: false, trustsStored: false, blank: false }));

vi.mock('@clutchline/contract', async (importOriginal) => {
  const real = await importOriginal<{ readAnswer: typeof ReadAnswer; readServerMessage: typeof ReadServerMessage }>();
  return {
    ...real,
    readAnswer: (schema: z.core.$ZodType, body: unknown) =>
      real.readAnswer(planted.trustsAnswers ? z.any() : schema, body),
    readServerMessage: (message: unknown): unknown =>
      planted.trustsPushes ? message : real.readServerMessage(message),
  };
});
vi.mock('../src/data/storage', async (importOriginal) => {
  const real = await importOriginal<{ ValueStorage: typeof ValueStorage }>();
  class TrustingStorage extends real.ValueStorage {
    override slot<Schema extends z.core.$ZodType>(name: string, schemaOf: () => Schema, version?: number) {
      if (planted.trustsStored) return super.slot(name, () => z.custom<z.output<Schema>>(), version);
      return super.slot(name, schemaOf, version);
    }
  }
  return { ...real, ValueStorage: TrustingStorage };
});
vi.mock('../src/screens/not-net/not-net', async (importOriginal) => {
  const { NotNet } = await importOriginal<{ NotNet: () => unknown }>();
  return { NotNet: () => (planted.blank ? null : NotNet()) };
});

const CASES = 150;
const PUSHES = 500;
const STORAGES = 500;
const TIMEOUT_MS = 120_000;

beforeEach(stubBrowser);
afterEach(() => {
  Object.assign(planted, { trustsAnswers: false, trustsPushes: false, trustsStored: false, blank: false });
  vi.restoreAllMocks();
});

it('R25 finds a page that trusts what answers hold', { timeout: TIMEOUT_MS }, async () => {
  planted.trustsAnswers = true;
  const { findings } = await fuzzAnswers(CASES, 1);
  expect(findings).not.toEqual([]);
});

it('R25 finds a page that trusts what is pushed', { timeout: TIMEOUT_MS }, async () => {
  planted.trustsPushes = true;
  // Node warns if a trusted spoilt pause exceeds the timer limit.
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const findings = await fuzzPushes(PUSHES, 1).catch((error: unknown) => [error]);
  expect(findings).not.toEqual([]);
});

it('R25 finds a start that trusts what is stored', { timeout: TIMEOUT_MS }, async () => {
  planted.trustsStored = true;
  const findings = await fuzzStored(STORAGES, 1).catch((error: unknown) => [error]);
  expect(findings).not.toEqual([]);
});

it('R25 finds a screen that stays empty', { timeout: TIMEOUT_MS }, async () => {
  planted.blank = true;
  const { findings } = await fuzzAnswers(CASES, 1);
  expect(findings.flatMap(({ faults }) => faults)).toContain('blank main');
});
