export interface WarpClock {
  now(): number;
  /** @param until its own time from which it has the speed of real time. */
  setSpeed(speed: number, until?: number): void;
}

export function createWarpClock(now: () => number = Date.now): WarpClock {
  let speed = 1;
  let realAnchor = now();
  let anchor = realAnchor;
  let end = Infinity;
  const warped = (): number => {
    const passed = now() - realAnchor;
    const warpedMs = Math.min(passed, (end - anchor) / speed);
    return Math.floor(anchor + warpedMs * speed + (passed - warpedMs));
  };
  return {
    now: warped,
    setSpeed(wanted, until = Infinity) {
      anchor = warped();
      realAnchor = now();
      speed = wanted;
      end = until;
    },
  };
}
