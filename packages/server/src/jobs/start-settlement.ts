import type { Context } from '../context';

export interface SettlementJob {
  /** There may be something to settle. */
  wake(): void;
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/** Settles whatever a stopped server left behind, then on every wake-up. */
export function startSettlement(_context: Context): SettlementJob {
  throw new Error('not written yet');
}
