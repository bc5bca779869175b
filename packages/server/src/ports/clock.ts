/** Business time in ms since 1970 UTC; faster than the wall clock if the feed is played faster. */
export interface Clock {
  now(): number;
}
