export const MONITORING = new URL('../../../../docs/monitoring/', import.meta.url);

export interface ReadMetrics {
  /** By name with labels: `clutchline_bets_total{outcome="held"}`. */
  readonly samples: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, string>;
}

const SAMPLE = /^([a-z_]+(?:\{[a-z_]+="[^"\\]*"(?:,[a-z_]+="[^"\\]*")*\})?) (-?[\d.e+-]+)$/;
const TYPE = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/;
const HELP = /^# HELP [a-z_]+ \S.*$/;

/** Prometheus text format; throws at the first invalid line. */
export function readMetrics(text: string): ReadMetrics {
  const samples = new Map<string, number>();
  const kinds = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = SAMPLE.exec(line) ?? [];
    const [, typed, kind] = TYPE.exec(line) ?? [];
    if (name !== undefined && value !== undefined) samples.set(name, Number(value));
    else if (typed !== undefined && kind !== undefined) kinds.set(typed, kind);
    else if (line !== '' && !HELP.test(line)) throw new Error(`invalid line of metrics: ${line}`);
  }
  return { samples, kinds };
}

interface Part {
  readonly metrics: { metrics(): Promise<string> };
}

export async function samplesOf({ metrics }: Part): Promise<ReadMetrics['samples']> {
  return readMetrics(await metrics.metrics()).samples;
}
