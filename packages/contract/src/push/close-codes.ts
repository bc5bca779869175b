/** Close codes of the push socket beside the standard ones. */
export const PUSH_CLOSE = { signInAgain: 4001, tooSlow: 4008, policy: 1008, tooBig: 1009 } as const;
