import { vi } from 'vitest';

import { faultsOf } from './faults-of';
import type { FuzzedPage } from './fuzzed-page';

/** What went wrong and where to look: the number of the case plays it back with the same seed. */
export interface Finding {
  readonly at: number;
  readonly what: string;
  readonly faults: readonly string[];
}

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);

/** So many say what is wrong; more only take time. */
const MOST = 10;

/**
 * React asks for a stack at every element it makes, a fifth of the time; with FUZZ_STACKS=1 it gets them, and complaints
 * say where they come from.
 */
function withoutStacks(): () => void {
  if (process.env['FUZZ_STACKS'] === '1') return () => undefined;
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? { value: 10 };
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => undefined });
  return () => Object.defineProperty(Error, 'stackTraceLimit', limit);
}

/** Takes the rejections that nobody handles from the test runner, which would know no case for them. */
function hearRejections(hear: (reason: unknown) => void): () => void {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
  return () => {
    process.removeListener('unhandledRejection', hear);
    for (const other of others) process.on('unhandledRejection', other);
  };
}

/** Collects what the page and React complain about, case by case, and the rejections that nobody handles. */
export class FuzzFindings {
  readonly all: Finding[] = [];
  readonly #complaints: string[] = [];
  readonly #hear = (...words: readonly unknown[]): void => {
    // Answers and messages come outside of `act`, as they do in a browser: React draws them by itself, and says so each
    // time. So a component that changes state after its page is gone is found by what it shows, not by this complaint.
    if (String(words[0]).includes('not wrapped in act')) return;
    this.#complaints.push(words.map(messageOf).join(' ').slice(0, 600));
  };

  /** Starts to listen; the returned stop ends it. */
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

  /** Faults that were found otherwise, and the complaints since the last case. */
  note(at: number, what: string, found: readonly string[]): void {
    const faults = [...found, ...this.#complaints.splice(0)];
    if (faults.length > 0) this.all.push({ at, what: what.slice(0, 1_500), faults });
  }
}
