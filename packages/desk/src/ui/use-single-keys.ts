import { createContext, useContext } from 'react';

/** Whether single keys act: an operator can switch them off (WCAG 2.1.4). */
export const SingleKeysContext = createContext(true);

export const useSingleKeys = (): boolean => useContext(SingleKeysContext);
