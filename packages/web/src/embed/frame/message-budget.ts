/** Burst, and messages per second after it; others are dropped unread (bad input row 120). */
const AT_ONCE = 60;
const EACH_SECOND = 20;

/** False above the limit. `now` is in ms. */
export function createMessageBudget(now: () => number): () => boolean {
  let room: number = AT_ONCE;
  let last = now();
  return () => {
    const at = now();
    room = Math.min(AT_ONCE, room + (Math.max(0, at - last) / 1_000) * EACH_SECOND);
    last = at;
    if (room < 1) return false;
    room -= 1;
    return true;
  };
}
