import { CALLS, type CallName } from '@clutchline/contract';

function isCallName(name: string): name is CallName {
  return name in CALLS;
}

export const CALL_NAMES: readonly CallName[] = Object.keys(CALLS).filter(isCallName);

/** CALL-1. */
export function spellingsOf(name: CallName): readonly [string, string] {
  const bare = CALLS[name].path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}

/** Encoded or doubled forms do not match. */
export const CALL_OF_PATH: ReadonlyMap<string, CallName> = new Map(
  CALL_NAMES.flatMap((name) => spellingsOf(name).map((path) => [path, name] as const)),
);
