import { expect, it } from 'vitest';

import { Histogram } from './histogram';
import { Registry, samplesOf } from './registry';
import { Tally } from './tally';

it('writes the text that Prometheus reads, with what the numbers are when it is asked for', () => {
  const registry = new Registry();
  const ends = new Tally(['won', 'lost']);
  const lag = new Histogram([0.1, 1]);
  let open = 0;
  registry.gauge('open', 'Open ones.', () => open);
  registry.gauge('unknown', 'Not known.', () => null);
  registry.counter('ends_total', 'Ends.', () => samplesOf(ends, 'end', { of: 'bets' }));
  registry.histogram('lag_seconds', 'Lag.', () => [{ labels: { of: 'x' }, histogram: lag }]);
  open = 3;
  ends.add('lost');
  ends.add('lost', 2);
  for (const value of [0.1, 0.5, 7]) lag.observe(value);
  expect(registry.text()).toBe(`# HELP open Open ones.
# TYPE open gauge
open 3
# HELP unknown Not known.
# TYPE unknown gauge
# HELP ends_total Ends.
# TYPE ends_total counter
ends_total{of="bets",end="won"} 0
ends_total{of="bets",end="lost"} 3
# HELP lag_seconds Lag.
# TYPE lag_seconds histogram
lag_seconds_bucket{of="x",le="0.1"} 1
lag_seconds_bucket{of="x",le="1"} 2
lag_seconds_bucket{of="x",le="+Inf"} 3
lag_seconds_sum{of="x"} 7.6
lag_seconds_count{of="x"} 3
`);
});
