import { createContext } from 'react';

/** Formats wire odds, "1.955", in the player's odds format; default: decimal. */
export const OddTextContext = createContext((odd: string): string => odd);
