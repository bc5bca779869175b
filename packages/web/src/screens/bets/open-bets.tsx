import { BetList } from './bet-list';

/** Open bets of the last 30 days. */
export function OpenBets() {
  return <BetList filter={{ days: 30, state: 'open', kind: 'all' }} />;
}
