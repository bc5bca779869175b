import { Counter, Gauge, Registry } from 'prom-client';

/** Read on each scrape. */
export class ScrapedMetrics {
  readonly metrics = new Registry();

  /** Null: no sample. */
  gauge(name: string, help: string, read: () => number | null): void {
    const gauge = new Gauge({
      ...{ name, help, registers: [this.metrics] },
      collect: () => {
        const value = read();
        if (value === null) gauge.remove();
        else gauge.set(value);
      },
    });
  }

  gaugeBy(label: string, name: string, help: string, read: () => Readonly<Record<string, number>>): void {
    const gauge = new Gauge({
      ...{ name, help, labelNames: [label], registers: [this.metrics] },
      collect: () => {
        for (const [kind, value] of Object.entries(read())) gauge.set({ [label]: kind }, value);
      },
    });
  }

  /** @param read monotonic. */
  counter(name: string, help: string, read: () => number): void {
    const counter = new Counter({
      ...{ name, help, registers: [this.metrics] },
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }
}
