/** Latest acceptance after a request's arrival, in ms of real time (R39). */
export const ACCEPTANCE_DEADLINE_MS = 4_000;
