import type { DeskAnswer, DeskBody, DeskCallName, DeskRight } from '@clutchline/contract/desk';
import { hasDeskRight } from '@clutchline/contract/desk';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { type Read, Reading } from '../calls/reading';
import type { Me, Session } from '../session/session-store';
import type { DeskState } from './desk-state';

export const DeskContext = createContext<DeskState | null>(null);

export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('the desk has no state here');
  return desk;
}

export const useSession = (): Session => useStore(useDesk().session);

/** The operator of the page, also while it is locked. */
export function useMe(): Me {
  const session = useSession();
  if (!('me' in session)) throw new Error('there is no session');
  return session.me;
}

/** Whether to show what a right allows; the server decides. */
export const useRight = (right: DeskRight): boolean => hasDeskRight(useMe().roles, right);

export interface AskedRead<Data> extends Read<Data> {
  readonly readAgain: () => Promise<void>;
}

/** Subscription that requests nothing: the page is locked, or there is no body. */
const askNothing = () => () => undefined;

/**
 * The answer of a call that reads, asked again every `everyMs`; a body of null asks nothing.
 *
 * @example const { data, isStale, readAgain } = useRead('locks', {}, 2_000);
 */
export function useRead<Name extends DeskCallName>(
  name: Name,
  body: DeskBody<Name> | null,
  everyMs: number | null = null,
): AskedRead<DeskAnswer<Name>> {
  const { calls } = useDesk();
  const json = JSON.stringify(body);
  const reading = useMemo(() => new Reading(calls, name, json, everyMs), [calls, name, json, everyMs]);
  const isLocked = useSession().kind === 'locked';
  const read = useSyncExternalStore(isLocked || body === null ? askNothing : reading.subscribe, reading.get);
  return { ...read, isStale: read.isStale || isLocked, readAgain: reading.again };
}
