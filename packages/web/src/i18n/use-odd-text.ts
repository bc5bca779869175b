import { createContext, useContext } from 'react';

export const OddTextContext = createContext((odd: string): string => odd);

/** USER-5. */
export function useOddText(): (odd: string) => string {
  return useContext(OddTextContext);
}
