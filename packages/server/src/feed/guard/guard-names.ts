import type { BatchDraft } from './batch-draft';

/** Unknown references cannot be stored. */
export function guardNames(draft: BatchDraft): void {
  const { gameTypes, events, teams } = draft.ground.names;
  const known = {
    gameTypes: new Set([...gameTypes, ...draft.batch.gameTypes.map(({ game_type_id }) => game_type_id)]),
    events: new Set(events),
    teams: new Set([...teams, ...draft.batch.teams.map(({ team_id }) => team_id)]),
  };
  const reason = 'unknown_name';
  for (const event of draft.batch.events) {
    if (known.gameTypes.has(event.game_type_id)) known.events.add(event.event_id);
    else draft.doubt('events', event, { kind: 'malformed', reason, gameId: null, playId: null, round: null });
  }
  for (const event of draft.batch.matches) {
    const isNamed =
      known.gameTypes.has(event.game_type_id) &&
      known.events.has(event.event_id) &&
      known.teams.has(event.team_id_1) &&
      known.teams.has(event.team_id_2);
    if (!isNamed) draft.doubtMatch(event, reason);
  }
}
