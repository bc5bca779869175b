import type { Incident, MatchIncident, OutcomeIncident, VoidIncident } from './incident';
import type { MatchScript } from './match-script';
import type { ScriptPlay } from './plays-of';
import { rememberFor } from './remember-for';

export const incidentEdges: (script: MatchScript) => readonly number[] = rememberFor((script) =>
  (script.incidents ?? [])
    .flatMap((incident) => (incident.kind === 'voided' ? [incident.at] : [incident.from, incident.until]))
    .sort((a, b) => a - b),
);

export function voidOf({ incidents = [] }: MatchScript, playId: number): VoidIncident | null {
  return incidents.filter((incident) => incident.kind === 'voided').find((own) => own.playId === playId) ?? null;
}

/** Null for a point without a price; and which points are suspended. */
export function offeredAt(
  { incidents = [] }: MatchScript,
  { play_id }: Pick<ScriptPlay, 'play_id'>,
  { moment, odds }: { readonly moment: number; readonly odds: readonly number[] },
) {
  const now = incidents.filter(isOfPoint).filter((incident) => incident.playId === play_id && isAt(incident, moment));
  const has = (kind: OutcomeIncident['kind'], place: number): boolean =>
    now.some((incident) => incident.kind === kind && incident.place === place);
  return {
    odds: odds.map((odd, place) => (has('unpriced', place) ? null : odd)),
    suspended: odds.map((_, place) => has('suspended', place)),
  };
}

/** Null for a play that is never hidden. */
export function isPlayHidden({ incidents = [] }: MatchScript, playId: number, moment: number): boolean | null {
  const own = incidents.filter((incident) => incident.kind === 'play-hidden').filter((one) => one.playId === playId);
  return own.length === 0 ? null : own.some((incident) => isAt(incident, moment));
}

export function isMatch(kind: MatchIncident['kind'], { incidents = [] }: MatchScript, moment: number): boolean {
  return incidents.some((incident) => incident.kind === kind && isAt(incident, moment));
}

function isOfPoint(incident: Incident): incident is OutcomeIncident {
  return incident.kind === 'suspended' || incident.kind === 'unpriced';
}

function isAt({ from, until }: { readonly from: number; readonly until: number }, moment: number): boolean {
  return from <= moment && moment < until;
}
