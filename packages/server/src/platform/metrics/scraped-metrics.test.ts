import { expect, it } from 'vitest';

import { readMetrics } from '@clutchline/test-support/server/metrics-text';
import { ScrapedMetrics } from './scraped-metrics';

it('values are read on each scrape, and an unknown value has no sample', async () => {
  const scraped = new ScrapedMetrics();
  const now: { open: number; bytes: number; skew: number | null } = { open: 3, bytes: 10, skew: -0.5 };
  scraped.gauge('open', 'Open ones.', () => now.open);
  scraped.gauge('skew', 'Skew.', () => now.skew);
  scraped.counter('bytes_total', 'Bytes.', () => now.bytes);
  scraped.gaugeBy('state', 'pool', 'Pool.', () => ({ used: now.open, idle: 1 }));
  const read = async () => readMetrics(await scraped.metrics.metrics());
  const { kinds, samples } = await read();
  expect(Object.fromEntries(kinds)).toEqual({ open: 'gauge', skew: 'gauge', bytes_total: 'counter', pool: 'gauge' });
  const first = { open: 3, skew: -0.5, bytes_total: 10, 'pool{state="used"}': 3, 'pool{state="idle"}': 1 };
  expect(Object.fromEntries(samples)).toEqual(first);
  Object.assign(now, { open: 0, bytes: 15, skew: null });
  const unknown = { open: 0, bytes_total: 15, 'pool{state="used"}': 0, 'pool{state="idle"}': 1 };
  expect(Object.fromEntries((await read()).samples)).toEqual(unknown);
  now.skew = 2;
  expect((await read()).samples.get('skew')).toBe(2);
});
