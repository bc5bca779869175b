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

/** Collects what the page and React complain about, case by case; the test runner itself fails at an unhandled rejection. */
export class FuzzFindings {
  readonly all: Finding[] = [];
  readonly #complaints: string[] = [];
  readonly #hear = (...words: readonly unknown[]): void => {
    // Late answers are part of the game.
    if (String(words[0]).includes('not wrapped in act')) return;
    this.#complaints.push(words.map(messageOf).join(' ').slice(0, 600));
  };

  /** Starts to listen; the returned stop ends it. */
  listen(): () => void {
    const errors = vi.spyOn(console, 'error').mockImplementation(this.#hear);
    return () => {
      errors.mockRestore();
    };
  }

  look(page: FuzzedPage, at: number, what: string, more: readonly string[] = []): void {
    const faults = [...faultsOf(page), ...more, ...this.#complaints.splice(0)];
    if (faults.length > 0) this.all.push({ at, what: what.slice(0, 1_500), faults });
  }
}
