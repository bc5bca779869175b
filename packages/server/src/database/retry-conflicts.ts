import { setTimeout as sleep } from 'node:timers/promises';

/** Serialisation failure, deadlock. */
const PASSING = ['40001', '40P01'];
const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 10;

export function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.some((code) => code === error.code);
}

export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isPassing(error)) throw error;
      await sleep(FIRST_WAIT_MS * 2 ** attempt * Math.random());
    }
  }
}
