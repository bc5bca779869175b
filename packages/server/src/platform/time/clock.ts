/** Business time in ms since 1970 UTC; may run faster than the wall clock. */
export interface Clock {
  now(): number;
}
