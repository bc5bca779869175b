import type { BlockOf } from '../../chance/index';
import type { PriceList, Tier } from '../price-list';
import { type ChessStrategy, playStrategyOnce } from './play-strategy';

export interface SessionOptions {
  readonly list: PriceList;
  readonly tier: Tier;
  /** 6, 7 or 8; rent is not charged. */
  readonly slots: 6 | 7 | 8;
  /** Of one session; at its end all cards are sold. */
  readonly refreshes: number;
  readonly sessions: number;
  readonly blockOf: (session: number) => BlockOf;
}

/** Net results of the sessions in hundredths, fees included. */
export function playSessions(strategy: ChessStrategy, { sessions, blockOf, ...options }: SessionOptions): number[] {
  return Array.from({ length: sessions }, (_, session) => {
    const { fees, paid, received } = playStrategyOnce(strategy, { ...options, blockOf: blockOf(session) });
    return received - paid - fees;
  });
}

/** Part of the sessions that ended below this result, 0 to 1; half of those that ended at it. */
export function partBelow(results: readonly number[], limit: number): number {
  const parts = results.map((result) => (result < limit ? 1 : result === limit ? 0.5 : 0));
  return parts.reduce<number>((sum, part) => sum + part, 0) / results.length;
}

/** Part of the sessions that ended ahead, 0 to 1. */
export function partAhead(results: readonly number[]): number {
  return results.filter((result) => result > 0).length / results.length;
}
