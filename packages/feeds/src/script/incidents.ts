import type { OutcomeIncident, VoidIncident } from './incident';
import type { MatchScript } from './match-script';
import type { ScriptPlay } from './plays-of';
import { rememberFor } from './remember-for';

/** Starts and ends, ascending, ms. */
export const incidentEdges: (script: MatchScript) => readonly number[] = rememberFor((script) =>
  (script.incidents ?? [])
    .flatMap((incident) => (incident.kind === 'voided' ? [incident.at] : [incident.from, incident.until]))
    .sort((a, b) => a - b),
);

/** At any time, or null. */
export function voidOf({ incidents = [] }: MatchScript, playId: number): VoidIncident | null {
  return incidents.filter((incident) => incident.kind === 'voided').find((own) => own.playId === playId) ?? null;
}

/** Applies incidents: null for a point without a price, and which points are suspended. */
export function offeredAt(
  { incidents = [] }: MatchScript,
  { play_id }: Pick<ScriptPlay, 'play_id'>,
  { moment, odds }: { readonly moment: number; readonly odds: readonly number[] },
) {
  const now = incidents
    .filter((incident) => incident.kind !== 'voided')
    .filter(({ playId, from, until }) => playId === play_id && from <= moment && moment < until);
  const has = (kind: OutcomeIncident['kind'], place: number): boolean =>
    now.some((incident) => incident.kind === kind && incident.place === place);
  return {
    odds: odds.map((odd, place) => (has('unpriced', place) ? null : odd)),
    suspended: odds.map((_, place) => has('suspended', place)),
  };
}
