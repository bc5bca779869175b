/** Server time in ms, ticking once a second (USER-7): for "starts in" and the day headings. */
export function useNow(): number {
  throw new Error('pending');
}
