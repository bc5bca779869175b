import { BetList } from '../bets/bet-list';

const DAYS = 30;

/** Own bets on rounds, with their totals (ROUND-8). */
export function Records() {
  return <BetList filter={{ days: DAYS, state: 'all', kind: 'virtual' }} withTotals />;
}
