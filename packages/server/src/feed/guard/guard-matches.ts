import { MATCH_STATUS, type LiveState } from '@clutchline/contract';
import { validateTeams, type TeamNames, type TeamViolation } from '@clutchline/domain';

import { DAY } from '../../platform/time/durations';
import type { GuardedMatch } from '../quarantine-store';
import type { BatchDraft } from './batch-draft';

/** Unknown references. */
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

/** Business time; also how far in the past a new match may start (incident past-post). */
const MAX_START_CHANGE_MS = DAY;

export function guardMatches(draft: BatchDraft, now: number): void {
  for (const event of draft.batch.matches) {
    const reason = doubtOf(event, draft.ground.matches.get(event.game_id), now);
    if (reason !== null) draft.doubtMatch(event, reason);
  }
}

type Announced = BatchDraft['batch']['matches'][number];

function doubtOf(event: Announced, known: GuardedMatch | undefined, now: number): string | null {
  if (known === undefined) return event.start_time < now - MAX_START_CHANGE_MS ? 'start_in_past' : null;
  if (known.team1 === event.team_id_2 && known.team2 === event.team_id_1) return 'sides_swapped';
  const hasOtherTeams = known.team1 !== event.team_id_1 || known.team2 !== event.team_id_2;
  if (hasOtherTeams && event.kind !== 'outright') return 'teams_changed';
  const hasResults = known.facts !== null || known.maps.size > 0;
  return hasResults && event.start_time > now && event.start_time !== known.startTime ? 'already_resulted' : null;
}

/** A finished match shows the score that settles it (D4). */
export function guardLives(draft: BatchDraft): void {
  for (const { game_id: gameId, facts } of draft.batch.matchResults) applyResultScore(draft, gameId, facts);
  for (const [gameId, { status }] of draft.batch.lives) {
    const facts = draft.ground.matches.get(gameId)?.facts ?? null;
    if (status >= MATCH_STATUS.ended && facts !== null) applyResultScore(draft, gameId, facts);
  }
}

type Score = Pick<LiveState, 'score_1' | 'score_2'>;

function applyResultScore(draft: BatchDraft, gameId: number, { score_1, score_2 }: Score): void {
  const live = draft.batch.lives.get(gameId) ?? storedLive(draft, gameId);
  if (live === null || live.status < MATCH_STATUS.ended) return;
  if (live.score_1 !== score_1 || live.score_2 !== score_2) draft.setLive(gameId, { ...live, score_1, score_2 });
}

function storedLive({ ground }: BatchDraft, gameId: number): LiveState | null {
  const match = ground.matches.get(gameId);
  if (match === undefined) return null;
  const [, round = 0, score_1 = 0, score_2 = 0, round_score_1 = 0, round_score_2 = 0] = match.progress;
  const { status, isHide: is_hide } = match;
  return { status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s: null };
}

/**
 * A match without two known teams is stored once the feed names them (D2). A team event that makes both sides equal, also under
 * names of the house, is quarantined and locks the match until an operator decides.
 */
export function guardTeams(draft: BatchDraft): void {
  const named = new Map(draft.batch.teams.map((event) => [event.team_id, event]));
  const ofFeed = (team_id: number): TeamNames => ({
    team_id,
    names: named.get(team_id)?.names ?? draft.ground.teams.get(team_id)?.feed ?? null,
  });
  const shown = (team_id: number): TeamNames => {
    const { names } = ofFeed(team_id);
    return { team_id, names: names && { ...names, ...draft.ground.teams.get(team_id)?.house } };
  };
  const violationOf = (one: number, two: number): TeamViolation | null =>
    validateTeams(ofFeed(one), ofFeed(two)) ?? validateTeams(shown(one), shown(two));
  for (const { gameId, team1, team2 } of draft.ground.pairs) {
    const reason = violationOf(team1, team2);
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
    const reason = violationOf(team_id_1, team_id_2);
    if (reason !== null) draft.doubtMatch(event, reason);
  }
}
