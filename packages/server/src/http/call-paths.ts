import { CALLS, type CallName } from '@clutchline/contract';

function isCallName(name: string): name is CallName {
  return name in CALLS;
}

/** Every call by name. */
export const CALL_NAMES: readonly CallName[] = Object.keys(CALLS).filter(isCallName);

/** Both spellings of a call's path, without and with the slash at its end (CALL-1). */
export function spellingsOf(name: CallName): readonly [string, string] {
  const bare = CALLS[name].path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}

/**
 * The call of every spelling that is answered. Compared with the raw path, so no encoded or doubled form slips through.
 */
export const CALL_OF_PATH: ReadonlyMap<string, CallName> = new Map(
  CALL_NAMES.flatMap((name) => spellingsOf(name).map((path) => [path, name] as const)),
);
