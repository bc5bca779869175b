import { Histogram, Registry } from 'prom-client';

const EVERY_MS = 100;
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function watchEventLoop(): { readonly metrics: Registry; stop(): void } {
  const metrics = new Registry();
  const lag = new Histogram({
    name: 'clutchline_event_loop_lag_seconds',
    help: 'Delay of a timer.',
    buckets: BOUNDS,
    registers: [metrics],
  });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lag.observe(Math.max(0, now - last - EVERY_MS) / 1_000);
    last = now;
  }, EVERY_MS);
  timer.unref();
  return { metrics, stop: () => clearInterval(timer) };
}
