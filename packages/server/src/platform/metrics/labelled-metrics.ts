import { Counter, Gauge, Histogram, type CounterConfiguration } from 'prom-client';

export const QUICK_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const;
export const SLOW_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 1_800] as const;

type Labels = Readonly<Record<string, string>>;
type Named = Required<Pick<CounterConfiguration<string>, 'name' | 'help' | 'registers'>>;
/** Constants, never player or feed data. */
type Values<Of extends Labels> = { readonly [Name in keyof Of]: readonly Of[Name][] };

/** All exported from the start: rates need a first sample. */
export interface LabelledCounter<Of extends Labels> {
  inc(labels: Of, value?: number): void;
}

export interface LabelledGauge<Of extends Labels> {
  inc(labels: Of, value?: number): void;
  dec(labels: Of, value?: number): void;
}

export interface LabelledHistogram<Of extends Labels> {
  observe(labels: Of, value: number): void;
}

function combinationsOf(values: Readonly<Record<string, readonly string[]>>): Labels[] {
  return Object.entries(values).reduce<Labels[]>(
    (all, [name, choices]) => all.flatMap((labels) => choices.map((value) => ({ ...labels, [name]: value }))),
    [{}],
  );
}

/** @example labelledCounter({ name: 'calls_total', help: 'Calls.', registers }, { result: ['ok', 'refused'] }) */
export function labelledCounter<Of extends Labels>(named: Named, values: Values<Of>): LabelledCounter<Of> {
  const counter = new Counter({ ...named, labelNames: Object.keys(values) });
  for (const labels of combinationsOf(values)) counter.inc(labels, 0);
  return counter;
}

export function labelledGauge<Of extends Labels>(named: Named, values: Values<Of>): LabelledGauge<Of> {
  const gauge = new Gauge({ ...named, labelNames: Object.keys(values) });
  for (const labels of combinationsOf(values)) gauge.set(labels, 0);
  return gauge;
}

export function labelledHistogram<Of extends Labels>(
  { buckets, ...named }: Named & { readonly buckets: readonly number[] },
  values: Values<Of>,
): LabelledHistogram<Of> {
  const histogram = new Histogram({ ...named, buckets: [...buckets], labelNames: Object.keys(values) });
  for (const labels of combinationsOf(values)) histogram.zero(labels);
  return histogram;
}
