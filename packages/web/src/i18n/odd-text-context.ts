import { createContext } from 'react';

/** Writes odds of the wire, "1.955", as the player reads them; decimal where nobody says otherwise. */
export const OddTextContext = createContext((odd: string): string => odd);
