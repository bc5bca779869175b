import type { Context } from './context';
import { referenceAnswers, type ReadReport, type Words } from '../http';
import { watchEventLoop } from '../platform/metrics/event-loop-lag';
import { serveMetrics, type MetricsPlace } from '../platform/metrics/serve-metrics';
import { serverMetrics, type Found, type MetricSources } from './server-metrics';
import { lookAtStore } from './look-at-store';
import type { Stops } from '../platform/lifecycle/stops';

type Given = Omit<MetricSources, 'found'> & { readonly readReport: ReadReport; readonly words: Words };

/** URL of the metrics, or null if not configured. */
export async function showMetrics(
  context: Pick<Context, 'stores' | 'clock'>,
  place: MetricsPlace | null,
  { readReport, words, ...given }: Given,
  stops: Stops,
): Promise<string | null> {
  if (place === null) return null;
  const loop = watchEventLoop();
  stops.add(() => {
    loop.stop();
    return Promise.resolve();
  });
  let found: Found = { report: null, look: null };
  const registry = serverMetrics({ ...given, counted: [...given.counted, loop], found: () => found });
  const server = await serveMetrics(place, {
    '/metrics': async () => {
      const [report, look] = await Promise.all([readReport(), lookAtStore(context)]);
      found = { report, look };
      return { status: 200, type: registry.contentType, text: await registry.metrics() };
    },
    '/ready': async () => {
      const report = await readReport();
      return { status: report.ready ? 200 : 503, type: 'application/json', text: JSON.stringify(report) };
    },
    ...referenceAnswers(words),
  });
  stops.add(() => server.close());
  return server.url;
}
