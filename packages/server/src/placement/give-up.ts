/** Latest acceptance after a request's arrival, in ms of real time (R39). */
export const GIVE_UP_MS = 4_000;
