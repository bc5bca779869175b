import { useContext } from 'react';

import { OddTextContext } from './odd-text-context';

/** The player's odds format (USER-5), for display only. */
export function useOddText(): (odd: string) => string {
  return useContext(OddTextContext);
}
