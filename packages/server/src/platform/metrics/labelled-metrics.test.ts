import { Registry } from 'prom-client';
import { expect, it } from 'vitest';

import { samplesOf } from '@clutchline/test-support/server/metrics-text';
import { labelledCounter, labelledGauge, labelledHistogram } from './labelled-metrics';

it('every combination of label values is exported from the start', async () => {
  const metrics = new Registry();
  const registers = [metrics];
  const calls = labelledCounter(
    { name: 'calls_total', help: 'Calls.', registers },
    { call: ['a', 'b'], result: ['ok', 'refused'] },
  );
  const topics = labelledGauge({ name: 'topics', help: 'Topics.', registers }, { topic: ['list', 'match'] });
  const buckets = [0.1, 1];
  const lag = labelledHistogram({ name: 'lag_seconds', help: 'Lag.', registers, buckets }, { of: ['x', 'y'] });
  const before = await samplesOf({ metrics });
  expect(Object.fromEntries(before)).toEqual({
    'calls_total{call="a",result="ok"}': 0,
    'calls_total{call="a",result="refused"}': 0,
    'calls_total{call="b",result="ok"}': 0,
    'calls_total{call="b",result="refused"}': 0,
    'topics{topic="list"}': 0,
    'topics{topic="match"}': 0,
    ...Object.fromEntries(['x', 'y'].flatMap((of) => lagOf(of, [0, 0, 0, 0]))),
  });
  calls.inc({ result: 'refused', call: 'b' });
  calls.inc({ call: 'b', result: 'refused' }, 2);
  topics.inc({ topic: 'match' });
  topics.inc({ topic: 'match' });
  topics.dec({ topic: 'match' });
  for (const value of [0.1, 0.5, 7]) lag.observe({ of: 'x' }, value);
  const after = await samplesOf({ metrics });
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(Object.fromEntries(after)).toEqual({
    ...Object.fromEntries(before),
    'calls_total{call="b",result="refused"}': 3,
    'topics{topic="match"}': 1,
    ...Object.fromEntries(lagOf('x', [1, 2, 3, 7.6])),
  });
});

function lagOf(of: string, [first, second, count, sum]: readonly [number, number, number, number]): [string, number][] {
  return [
    [`lag_seconds_bucket{le="0.1",of="${of}"}`, first],
    [`lag_seconds_bucket{le="1",of="${of}"}`, second],
    [`lag_seconds_bucket{le="+Inf",of="${of}"}`, count],
    [`lag_seconds_sum{of="${of}"}`, sum],
    [`lag_seconds_count{of="${of}"}`, count],
  ];
}
