/** 1008 and 1009 of RFC 6455, private ones from 4000 on. */
export const PUSH_CLOSE = { signInAgain: 4001, tooSlow: 4008, policy: 1008, tooBig: 1009 } as const;
