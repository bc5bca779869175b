import type { UnsettledPlay } from '../settled-point';
import { UNVERIFIABLE, wonIf, type Reading } from '../market-rule';

export function isSide(play: UnsettledPlay, team: number | null): team is number {
  return team !== null && (team === play.team_id_1 || team === play.team_id_2);
}

/** Void if the facts name no team of this match. */
export function readTeam(play: UnsettledPlay, team: number | null, result = sideText(play, team)): Reading {
  if (!isSide(play, team)) return UNVERIFIABLE;
  return { result, outcomeOf: ({ pick }) => (pick.kind === 'team' ? wonIf(pick.team_id === team) : null) };
}

function sideText(play: UnsettledPlay, team: number | null): string {
  return team === play.team_id_1 ? '1:0' : '0:1';
}
