import type { OutcomeIncident, VoidIncident } from './incident';
import type { MatchScript } from './match-script';
import type { ScriptPlay } from './plays-of';
import { rememberFor } from './remember-for';

/** Every time at which an incident begins or ends, ascending. */
export const incidentEdges: (script: MatchScript) => readonly number[] = rememberFor((script) =>
  (script.incidents ?? [])
    .flatMap((incident) => (incident.kind === 'voided' ? [incident.at] : [incident.from, incident.until]))
    .sort((a, b) => a - b),
);

/** The void of a play, whenever it comes; null where it has none. */
export function voidOf({ incidents = [] }: MatchScript, playId: number): VoidIncident | null {
  return incidents.filter((incident) => incident.kind === 'voided').find((own) => own.playId === playId) ?? null;
}

/** The prices of a play with the incidents of a moment: null where an outcome has none, and which are suspended. */
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
