/** Real time that a test can make run faster: it never jumps and never goes back. */
export interface WarpClock {
  now(): number;
  /** From now on one real ms is `speed` ms of this clock. */
  setSpeed(speed: number): void;
}

export function createWarpClock(): WarpClock {
  let speed = 1;
  let realAnchor = Date.now();
  let anchor = realAnchor;
  const now = (): number => Math.floor(anchor + (Date.now() - realAnchor) * speed);
  return {
    now,
    setSpeed(wanted) {
      anchor = now();
      realAnchor = Date.now();
      speed = wanted;
    },
  };
}
