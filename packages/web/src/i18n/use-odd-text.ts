import { useContext } from 'react';

import { OddTextContext } from './odd-text-context';

/** The odds format of the player (USER-5), for the eye alone: `oddText('1.955')`. */
export function useOddText(): (odd: string) => string {
  return useContext(OddTextContext);
}
