import type { ServerContext } from '../platform/context';

/**
 * In the transaction that stores the decision, after it: ends what asked for the decision, so both happen or neither. Throws
 * to roll both back.
 *
 * @param plays that were decided.
 */
export type Alongside<Own> = (stores: Own, plays: number) => Promise<void>;

export const alone = (): Promise<void> => Promise.resolve();

export type DecidingContext<Own> = Pick<ServerContext<Own>, 'stores' | 'inTransaction' | 'clock' | 'log'>;
