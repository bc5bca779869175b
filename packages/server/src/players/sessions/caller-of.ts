import type { CallInfo, Caller } from '../../platform/calls';

/** For calls whose auth is `token`; the HTTP adapter rejects other callers. */
export function callerOf({ caller }: CallInfo): Caller {
  if (caller === null) throw new Error('A call for signed-in players came without one.');
  return caller;
}
