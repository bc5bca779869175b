import { incidentEdges } from './incidents';
import { mapEnd } from './map-standing';
import type { MatchScript } from './match-script';
import { playSpansOf } from './play-spans';
import { driftStepMs } from './price-drift';
import { publishedAt } from './published-at';
import { rememberFor } from './remember-for';
import { suspensionsOf } from './suspensions-of';

/** Other changes add moments. */
const LIVE_STEP_MS = 2_000;

/**
 * Last moment up to `at` (ms) at which the match can have changed: its state then is its state at `at`. Null before
 * publication.
 */
export function momentAt(script: MatchScript, at: number): number | null {
  const published = publishedAt(script);
  if (at < published) return null;
  if (at >= script.endsAt) return script.endsAt;
  if (at < script.startTime)
    return Math.max(lastStep(published, at, driftStepMs(script)), lastEdge(incidentEdges(script), at));
  return Math.max(lastStep(script.startTime, at, LIVE_STEP_MS), lastEdge(edgesOf(script), at));
}

function lastStep(origin: number, at: number, step: number): number {
  return origin + Math.floor((at - origin) / step) * step;
}

const edgesOf: (script: MatchScript) => readonly number[] = rememberFor((script) =>
  [
    ...script.maps.flatMap((map) => [
      map.startsAt,
      mapEnd(map),
      ...map.steps.map(({ at_s }) => map.startsAt + at_s * 1_000),
    ]),
    ...suspensionsOf(script).flatMap(({ from, until }) => [from, until]),
    ...playSpansOf(script).flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]),
    ...incidentEdges(script),
  ].sort((a, b) => a - b),
);

function lastEdge(edges: readonly number[], at: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return edges[low - 1] ?? -Infinity;
}
