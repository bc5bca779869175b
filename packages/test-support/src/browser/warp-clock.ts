export interface WarpClock {
  now(): number;
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
