/** Nothing in a request is accepted later than this after its arrival, in ms of real time (R39). */
export const GIVE_UP_MS = 4_000;
