import type { ComboLeg, LegSides } from './combo-leg';

const MINUTE_MS = 60_000;
const SAME_MATCH_MS = 3 * 60 * MINUTE_MS;
const SAME_START_MS = 30 * MINUTE_MS;

/**
 * Legs with dependent results in different matches, for which the product of odds is no fair price (SLIP-6, bad input
 * row 46). Two legs are dependent if
 * - their matches are duplicates: the same teams, starts within 3 hours;
 * - both pick the same team in matches less than 30 minutes apart: nested lines ("wins by 2", "by 3") on a duplicate
 *   with a placeholder;
 * - both are on the champion of one event;
 * - one picks a champion of an event, the other is on a match of that team in it.
 */
export function correlatedLegs(legs: readonly ComboLeg[]): ComboLeg[] {
  return legs.filter((leg) => legs.some((other) => other !== leg && areCorrelated(leg.sides, other.sides)));
}

function areCorrelated(a: LegSides | undefined, b: LegSides | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a.is_champion && b.is_champion) return a.event_id === b.event_id;
  if (a.is_champion) return dependsOnChampion(b, a);
  if (b.is_champion) return dependsOnChampion(a, b);
  const apart = Math.abs(a.start_time - b.start_time);
  return (haveSameTeams(a, b) && apart <= SAME_MATCH_MS) || (pickSameTeam(a, b) && apart < SAME_START_MS);
}

function dependsOnChampion(match: LegSides, champion: LegSides): boolean {
  return match.event_id === champion.event_id && champion.team_id !== null && match.team_ids.includes(champion.team_id);
}

function haveSameTeams(a: LegSides, b: LegSides): boolean {
  const teams = new Set(a.team_ids);
  return teams.size > 0 && teams.size === new Set(b.team_ids).size && b.team_ids.every((id) => teams.has(id));
}

function pickSameTeam(a: LegSides, b: LegSides): boolean {
  return a.team_id !== null && a.team_id === b.team_id;
}
