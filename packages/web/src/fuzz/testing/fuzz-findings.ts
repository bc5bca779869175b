import { vi } from 'vitest';

import { faultsOf } from './faults-of';
import type { FuzzedPage } from './fuzzed-page';

/** A fault and its case number, which reproduces it with the same seed. */
export interface Finding {
  readonly at: number;
  readonly what: string;
  readonly faults: readonly string[];
}

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);

/** Findings after which the run stops. */
const MOST = 10;

/**
 * React captures a stack for each element, a fifth of the run time. FUZZ_STACKS=1 keeps stacks, which locate the source
 * of a complaint.
 */
function withoutStacks(): () => void {
  if (process.env['FUZZ_STACKS'] === '1') return () => undefined;
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? { value: 10 };
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => undefined });
  return () => Object.defineProperty(Error, 'stackTraceLimit', limit);
}

/** Takes unhandled rejections from the test runner, which cannot assign them to a case. */
function hearRejections(hear: (reason: unknown) => void): () => void {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
  return () => {
    process.removeListener('unhandledRejection', hear);
    for (const other of others) process.on('unhandledRejection', other);
  };
}

/** Collects complaints of the page and of React, and unhandled rejections, by case. */
export class FuzzFindings {
  readonly all: Finding[] = [];
  readonly #complaints: string[] = [];
  readonly #hear = (...words: readonly unknown[]): void => {
    // Answers and messages arrive outside of `act`, as in a browser, and React warns each time. So a state change after
    // unmount is found only by its visible effect.
    if (String(words[0]).includes('not wrapped in act')) return;
    this.#complaints.push(words.map(messageOf).join(' ').slice(0, 600));
  };

  /** Starts collecting; the returned function stops it. */
  listen(): () => void {
    const errors = vi.spyOn(console, 'error').mockImplementation(this.#hear);
    const stops = [withoutStacks(), hearRejections(this.#hear)];
    return () => {
      for (const stop of stops) stop();
      errors.mockRestore();
    };
  }

  get areEnough(): boolean {
    return this.all.length >= MOST;
  }

  look(page: FuzzedPage, at: number, what: string, more: readonly string[] = []): void {
    this.note(at, what, [...faultsOf(page), ...more]);
  }

  /** Records faults found otherwise, and complaints since the last case. */
  note(at: number, what: string, found: readonly string[]): void {
    const faults = [...found, ...this.#complaints.splice(0)];
    if (faults.length > 0) this.all.push({ at, what: what.slice(0, 1_500), faults });
  }
}
