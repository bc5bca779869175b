import { validateTeams, type TeamNames, type TeamViolation } from '@clutchline/domain';

import type { BatchDraft } from './batch-draft';

/**
 * A match needs two known teams (D2). Without them it is quarantined and stored when the feed names them. A team event
 * that makes both sides of a stored match the same team is quarantined, and the match is locked until an operator
 * decides.
 */
export function guardTeams(draft: BatchDraft): void {
  const named = new Map(draft.batch.teams.map((event) => [event.team_id, event]));
  const teamOf = (team_id: number): TeamNames => ({
    team_id,
    names: named.get(team_id)?.names ?? draft.ground.teamNames.get(team_id) ?? null,
  });
  const judge = (one: number, two: number): TeamViolation | null => validateTeams(teamOf(one), teamOf(two));
  for (const { gameId, team1, team2 } of draft.ground.pairs) {
    const reason = judge(team1, team2);
    if (reason === null) continue;
    draft.trouble(gameId);
    for (const teamId of [team1, team2]) {
      const event = named.get(teamId);
      if (event !== undefined)
        draft.doubt('teams', event, { kind: 'match', reason, gameId, playId: null, round: null });
    }
  }
  for (const event of draft.batch.matches) {
    const { game_id, team_id_1, team_id_2, kind } = event;
    if (kind === 'outright' || draft.troubled.has(game_id)) continue;
    const reason = judge(team_id_1, team_id_2);
    if (reason !== null) draft.doubtMatch(event, reason);
  }
}
