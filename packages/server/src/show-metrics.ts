import type { Context } from './context';
import type { ReadReport } from './http/serve-health';
import { watchEventLoop } from './metrics/event-loop-lag';
import { serveMetrics, type MetricsPlace } from './metrics/serve-metrics';
import { serverMetrics, type Found, type MetricSources } from './server-metrics';
import { lookAtStore } from './services/look-at-store';
import type { Stops } from './stops';

type Given = Omit<MetricSources, 'found' | 'loopLag'> & { readonly readReport: ReadReport };

/** Shows the metrics of this process where it is told to; answers the address of the page, or null. */
export async function showMetrics(
  context: Pick<Context, 'stores' | 'clock'>,
  place: MetricsPlace | null,
  { readReport, ...given }: Given,
  stops: Stops,
): Promise<string | null> {
  if (place === null) return null;
  const loop = watchEventLoop();
  stops.add(() => {
    loop.stop();
    return Promise.resolve();
  });
  let found: Found = { report: null, look: null };
  const registry = serverMetrics({ ...given, loopLag: loop.lag, found: () => found });
  const server = await serveMetrics(place, async () => {
    const [report, look] = await Promise.all([readReport(), lookAtStore(context)]);
    found = { report, look };
    return registry.text();
  });
  stops.add(() => server.close());
  return server.url;
}
