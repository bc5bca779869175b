import { Counter, Histogram, Registry } from 'prom-client';

import { QUICK_SECONDS } from '../platform/metrics/buckets';
import { labelledCounter } from '../platform/metrics/labelled-metrics';

const RELOADS = ['start', 'gap', 'interruption'] as const;
/** Causes: start, missed sequence number or leader, bus interruption. */
export type ReloadCause = (typeof RELOADS)[number];

export class NewsCounts {
  readonly metrics = new Registry();

  readonly heard = labelledCounter(
    {
      name: 'clutchline_bus_news_total',
      help: 'Outbox events received from the bus, by kind.',
      registers: [this.metrics],
    },
    { kind: ['match', 'player'] },
  );

  readonly repeated = new Counter({
    name: 'clutchline_bus_repeated_total',
    help: 'Repeated outbox events, dropped.',
    registers: [this.metrics],
  });

  readonly reloads = labelledCounter(
    { name: 'clutchline_bus_reloads_total', help: 'Reloads of the board, by cause.', registers: [this.metrics] },
    { cause: RELOADS },
  );

  /** Seconds. */
  readonly delivery = new Histogram({
    name: 'clutchline_bus_delivery_seconds',
    help: 'From the commit of outbox events until the streams of this process have them.',
    buckets: [...QUICK_SECONDS],
    registers: [this.metrics],
  });
}
