import type { Histogram } from './histogram';
import type { Tally } from './tally';

/** Few and fixed. */
export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/** Null if unknown. */
export type Reading = number | null | readonly Sample[];

export interface LabelledHistogram {
  readonly labels: Labels;
  readonly histogram: Histogram;
}

interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Without the metric name. */
  readonly lines: () => readonly string[];
}

export function samplesOf<Kind extends string>(tally: Tally<Kind>, label: string, others: Labels = {}): Sample[] {
  return tally.kinds.map((kind) => ({ labels: { ...others, [label]: kind }, value: tally.of(kind) }));
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

const linesOfReading = (reading: Reading): readonly string[] => {
  if (reading === null) return [];
  const samples = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading;
  return samples.map(({ labels, value }) => `${labelText(labels)} ${value}`);
};

function linesOfHistogram({ labels, histogram }: LabelledHistogram): readonly string[] {
  const { count, sum } = histogram;
  const bounded = histogram.upTo().map(([bound, upTo]) => [String(bound), upTo] as const);
  return [
    ...[...bounded, ['+Inf', count] as const].map(([le, upTo]) => `_bucket${labelText({ ...labels, le })} ${upTo}`),
    `_sum${labelText(labels)} ${sum}`,
    `_count${labelText(labels)} ${count}`,
  ];
}

/** Prometheus text format 0.0.4; values are read on each scrape. */
export class Registry {
  readonly #metrics: Metric[] = [];

  /** Monotonic. */
  counter(name: string, help: string, read: () => Reading): void {
    this.#metrics.push({ name, kind: 'counter', help, lines: () => linesOfReading(read()) });
  }

  gauge(name: string, help: string, read: () => Reading): void {
    this.#metrics.push({ name, kind: 'gauge', help, lines: () => linesOfReading(read()) });
  }

  histogram(name: string, help: string, read: () => readonly LabelledHistogram[]): void {
    this.#metrics.push({ name, kind: 'histogram', help, lines: () => read().flatMap(linesOfHistogram) });
  }

  text(): string {
    const blocks = this.#metrics.map(({ name, kind, help, lines }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      ...lines().map((line) => `${name}${line}`),
    ]);
    return `${blocks.flat().join('\n')}\n`;
  }
}
