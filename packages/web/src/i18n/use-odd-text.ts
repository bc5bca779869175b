import { createContext, useContext } from 'react';

/** Formats wire odds, "1.955", in the player's odds format; default: decimal. */
export const OddTextContext = createContext((odd: string): string => odd);

/** The player's odds format (USER-5), for display only. */
export function useOddText(): (odd: string) => string {
  return useContext(OddTextContext);
}
