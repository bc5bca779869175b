/** Never jumps or goes backwards. */
export interface WarpClock {
  now(): number;
  /** Milliseconds per real ms. */
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
