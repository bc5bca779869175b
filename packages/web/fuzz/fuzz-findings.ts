import { vi } from 'vitest';

import type { FuzzedPage } from './fuzzed-page';

/** Reproduced by case number and seed. */
export interface Finding {
  readonly at: number;
  readonly what: string;
  readonly faults: readonly string[];
}

const messageOf = (reason: unknown): string =>
  reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);

const MOST = 10;

/** Stacks take a fifth of React's time; FUZZ_STACKS=1 retains them. */
function withoutStacks(): () => void {
  if (process.env['FUZZ_STACKS'] === '1') return () => undefined;
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? { value: 10 };
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => undefined });
  return () => Object.defineProperty(Error, 'stackTraceLimit', limit);
}

/** The test runner assigns rejections to no case. */
function catchRejections(record: (reason: unknown) => void): () => void {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', record);
  return () => {
    process.removeListener('unhandledRejection', record);
    for (const other of others) process.on('unhandledRejection', other);
  };
}

export class FuzzFindings {
  readonly all: Finding[] = [];
  readonly #complaints: string[] = [];
  readonly #record = (...words: readonly unknown[]): void => {
    // Answers arrive outside of `act`, as in a browser: state changes after unmount are found only by visible effects.
    if (String(words[0]).includes('not wrapped in act')) return;
    this.#complaints.push(words.map(messageOf).join(' ').slice(0, 600));
  };

  listen(): () => void {
    const errors = vi.spyOn(console, 'error').mockImplementation(this.#record);
    const stops = [withoutStacks(), catchRejections(this.#record)];
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

  note(at: number, what: string, found: readonly string[]): void {
    const faults = [...found, ...this.#complaints.splice(0)];
    if (faults.length > 0) this.all.push({ at, what: what.slice(0, 1_500), faults });
  }
}

const LEAKED = /.{0,40}(NaN|undefined|\[object |Infinity|Invalid Date).{0,20}/;

/** By tag name first: selectors are slow here. */
const isBlank = (main: Element): boolean =>
  ['h1', 'h2', 'h3', 'p'].every((name) => main.getElementsByTagName(name).length === 0) &&
  main.querySelector('[role="alert"], [role="status"], [aria-busy="true"]') === null;

function faultsOf({ element }: FuzzedPage): readonly string[] {
  const [main] = element.getElementsByTagName('main');
  const faults: string[] = [];
  if (main === undefined) faults.push('no main landmark');
  if (main !== undefined && isBlank(main)) faults.push('blank main');
  if (element.getElementsByTagName('header').length === 0) faults.push('no header');
  const leaked = LEAKED.exec(element.textContent);
  if (leaked !== null) faults.push(`shows "${leaked[0]}"`);
  const pictures = [...element.getElementsByTagName('img')];
  if (pictures.some((picture) => picture.hasAttribute('onerror'))) faults.push('markup of an answer');
  return faults;
}
