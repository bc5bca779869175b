import type { DeskAnswer } from '@clutchline/contract/desk';
import { createContext, useContext } from 'react';

import type { AskedRead } from '../app/use-desk';

export type ActiveLocks = DeskAnswer<'locks'>;

export const LocksContext = createContext<AskedRead<ActiveLocks> | null>(null);

/** Active locks, which the shell reads every two seconds. */
export function useActiveLocks(): AskedRead<ActiveLocks> {
  const locks = useContext(LocksContext);
  if (locks === null) throw new Error('no shell reads the locks here');
  return locks;
}
