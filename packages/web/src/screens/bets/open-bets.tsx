import { BetList } from './bet-list';

/** Of the last 30 days. */
export function OpenBets() {
  return <BetList filter={{ days: 30, state: 'open', kind: 'all' }} />;
}
