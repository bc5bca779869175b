/** Business time in ms since 1970 UTC; runs faster than the wall clock when a feed is played faster. */
export interface Clock {
  now(): number;
}
