export interface WarpClock {
  now(): number;
  setSpeed(speed: number): void;
}

export function createWarpClock(now: () => number = Date.now): WarpClock {
  let speed = 1;
  let realAnchor = now();
  let anchor = realAnchor;
  const warped = (): number => Math.floor(anchor + (now() - realAnchor) * speed);
  return {
    now: warped,
    setSpeed(wanted) {
      anchor = warped();
      realAnchor = now();
      speed = wanted;
    },
  };
}
