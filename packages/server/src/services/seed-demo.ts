import type { Context } from '../context';

/** Creates the demo accounts with their opening balance where they are missing; running it again changes nothing. */
export function seedDemo(_context: Pick<Context, 'inTransaction' | 'clock'>): Promise<void> {
  throw new Error('not written yet');
}
