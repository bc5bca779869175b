import { BetList } from './bet-list';

/** What is still open of the last 30 days, for the tab in the slip. */
export function OpenBets() {
  return <BetList filter={{ days: 30, state: 'open', kind: 'all' }} />;
}
