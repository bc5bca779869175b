import type { CallInfo, Caller } from './service';

/** The signed-in player of a call whose auth is `token`; the HTTP adapter lets no other call through. */
export function callerOf({ caller }: CallInfo): Caller {
  if (caller === null) throw new Error('A call for signed-in players came without one.');
  return caller;
}
