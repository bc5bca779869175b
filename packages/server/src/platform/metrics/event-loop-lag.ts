import { Histogram } from './histogram';

const EVERY_MS = 100;
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** Delay of a 100 ms timer, in seconds. */
export function watchEventLoop(): { readonly lag: Histogram; stop(): void } {
  const lag = new Histogram(BOUNDS);
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lag.observe(Math.max(0, now - last - EVERY_MS) / 1_000);
    last = now;
  }, EVERY_MS);
  timer.unref();
  return { lag, stop: () => clearInterval(timer) };
}
