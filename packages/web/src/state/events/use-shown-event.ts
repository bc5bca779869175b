import type { FinishedMatchRow } from '@clutchline/contract';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { queryView, useFetched } from '../queries/use-fetched';
import { isResultHidden, resultSpoilers } from '../spoilers/result-spoilers';
import { type EventFacts, shownBracket, type ShownSlot, shownStandings, type ShownStandings } from './shown-event';
import type { EventData } from './use-events';
import { useStore } from '../use-snapshot';

/** Of 50 matches. */
const MOST_PAGES = 10;

/** Finished matches of an edition, for what depends on hidden ones. */
const resultsQuery = (
  app: Pick<AppState, 'call'>,
  eventId: number,
  from: number,
  enabled: boolean,
): Query<readonly FinishedMatchRow[]> => ({
  key: ['matches', 'event-results', eventId, from],
  fetch: async (signal) => {
    const rows: FinishedMatchRow[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const body = { game_type_id: 0, event_id: eventId, from, only_corrected: 0, cursor } as const;
      const answer: { readonly rows: readonly FinishedMatchRow[]; readonly next_cursor: string | null } =
        await fetchData(app, 'getResults', body, signal);
      rows.push(...answer.rows);
      cursor = answer.next_cursor;
      if (cursor === null) break;
    }
    return rows;
  },
  enabled,
});

export interface ShownEvent {
  /** By stage; an empty list if the stage has no bracket, null if it cannot be drawn. */
  readonly brackets: ReadonlyMap<number, readonly ShownSlot[] | null>;
  /** By stage; null while it is not known which results are hidden. */
  readonly standings: ReadonlyMap<number, ShownStandings | null>;
  /** Whether a result of the edition is hidden, so that places and teams that advanced are, too. */
  readonly hasHidden: boolean;
  /** The finished matches whose results are hidden. */
  readonly hiddenIds: readonly number[];
}

/** Tables and brackets without hidden results (SPOIL-2). */
export function useShownEvent({ event, stages, teams }: EventData): ShownEvent {
  const app = useApp();
  const spoilers = resultSpoilers(useStore(app.spoilers));
  const from = Math.max(0, Math.min(...stages.map(({ starts_at }) => starts_at), Number.MAX_SAFE_INTEGER));
  const isOn = spoilers.mode !== 'off' && event !== null && stages.length > 0;
  const fetched = queryView(useFetched(resultsQuery(app, event?.event_id ?? 0, from, isOn)));
  const results = fetched.status === 'ready' ? fetched.data : null;
  const facts: EventFacts = { spoilers, results };
  const seeds = new Map(teams.map(({ team_id, seed }) => [team_id, seed]));
  const seedOf = (teamId: number): number | null => seeds.get(teamId) ?? null;
  const brackets = new Map(
    stages.map(({ stage_id, bracket }) => [stage_id, bracket === null ? null : shownBracket(bracket, facts)]),
  );
  const hiddenIds = new Set([
    ...(results ?? []).filter((match) => isResultHidden(spoilers, match)).map(({ game_id }) => game_id),
    ...[...brackets.values()]
      .flatMap((slots) => slots ?? [])
      .flatMap((slot) => (slot.isHidden ? slot.match.game_id : [])),
  ]);
  return {
    brackets,
    standings: new Map(stages.map((stage) => [stage.stage_id, shownStandings(stage, seedOf, facts)])),
    hasHidden: isOn && (results === null || hiddenIds.size > 0),
    hiddenIds: spoilers.mode === 'off' ? [] : [...hiddenIds],
  };
}
