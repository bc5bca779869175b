const SAMPLE_MS = 50;

export interface Lag {
  /** Ms in which this process did not run, between two times of `Date.now()`. */
  between(from: number, to: number): number;
  end(): void;
}

/** How late the timers of this process are: what a test measures of a server in its own process includes that. */
export function watchLag(): Lag {
  const late: { readonly at: number; readonly ms: number }[] = [];
  let last = performance.now();
  const samples = setInterval(() => {
    const now = performance.now();
    late.push({ at: Date.now(), ms: Math.max(0, now - last - SAMPLE_MS) });
    last = now;
  }, SAMPLE_MS);
  return {
    between: (from, to) => late.reduce((sum, { at, ms }) => (at >= from && at <= to + SAMPLE_MS ? sum + ms : sum), 0),
    end: () => clearInterval(samples),
  };
}
