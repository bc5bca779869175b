import type { LiveView } from '@clutchline/contract';

import { countOf, idOf, pairOf, type Payload, payloadOf, payloadsOf, timeOf } from './payload';
import { type Role, viewOf, type ViewPlace } from './view-place';

/** Longest rest of a round, s. */
const LONGEST_S = 120;

/** A live message of bo3.gg: the supplier's snapshot, or the capture format that renames its fields. */
export function bo3ggView(message: unknown, place: ViewPlace): LiveView | null {
  const state = payloadOf(message);
  return 'team_one' in state ? snapshotView(state, place) : captureView(state, place);
}

function snapshotView(state: Payload, place: ViewPlace): LiveView | null {
  const teams = [payloadOf(state['team_one']), payloadOf(state['team_two'])];
  const [first, second] = teams.map((team) => ({ id: idOf(team['id']), role: roleOf(team['side']) }));
  if (first === undefined || second === undefined) return null;
  const rest = countOf(state['round_time_remaining']);
  return viewOf(place, [first, second], {
    ...headOf(timeOf(state['sent_time'])),
    is_paused: state['round_phase'] === 'PAUSED' ? 1 : 0,
    score: pairOf(countOf(teams[0]?.['score']), countOf(teams[1]?.['score'])),
    alive: pairOfPlayers(teams, (players) => players.filter(({ is_alive }) => is_alive === true).length),
    money: pairOfPlayers(teams, (players) => sumOf(players, 'balance')),
    equipment: equipmentOf(pairOfPlayers(teams, (players) => sumOf(players, 'equipment_value'))),
    bomb: state['is_bomb_planted'] === true ? 'planted' : undefined,
    round_clock_s:
      state['round_phase'] === 'IN_PROGRESS' ? restOf(rest === undefined ? rest : rest / 1_000) : undefined,
  });
}

function captureView(state: Payload, place: ViewPlace): LiveView | null {
  const isFirst = state['team_a_is_team_one'] === true;
  const [a, b] = isFirst ? ['team_one_id', 'team_two_id'] : ['team_two_id', 'team_one_id'];
  const role = roleOf(state['a_side']);
  const other = role === undefined ? undefined : role === 'attack' ? 'defence' : 'attack';
  const ofBoth = (name: string): number[] | undefined =>
    pairOf(countOf(state[`${name}_a`]), countOf(state[`${name}_b`]));
  const rest = state['round_time_remaining_s'];
  return viewOf(
    place,
    [
      { id: idOf(state[a]), role },
      { id: idOf(state[b]), role: other },
    ],
    {
      ...headOf(timeOf(state['raw_sent_time'])),
      is_paused: state['round_phase'] === 'PAUSED' ? 1 : 0,
      score: ofBoth('round_score'),
      alive: ofBoth('alive_count'),
      money: ofBoth('cash_total'),
      equipment: equipmentOf(ofBoth('loadout_est_total')),
      bomb: state['bomb_planted'] === true ? 'planted' : undefined,
      round_clock_s: isClockSound(state) && typeof rest === 'number' ? restOf(rest) : undefined,
    },
  );
}

const headOf = (at: number | undefined) => ({ family: 'rounds', source: 'bo3.gg', at });

function roleOf(side: unknown): Role | undefined {
  if (side === 'CT') return 'defence';
  return side === 'TERRORIST' || side === 'T' ? 'attack' : undefined;
}

/** The capture states whether its clock was out of range or missing. */
function isClockSound(state: Payload): boolean {
  const isFlagged =
    state['round_time_remaining_was_out_of_range'] === true || state['round_time_remaining_was_missing'] === true;
  return !isFlagged && state['round_phase'] === 'IN_PROGRESS';
}

function restOf(seconds: number | undefined): number | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds < 0 || seconds > LONGEST_S) return undefined;
  return Math.floor(seconds);
}

/** Of one side only the supplier sometimes knows nothing; a 0 on both sides is no value. */
const equipmentOf = (pair: number[] | undefined): number[] | undefined =>
  pair?.every((value) => value === 0) === true ? undefined : pair;

function pairOfPlayers(
  teams: readonly Payload[],
  count: (players: readonly Payload[]) => number | undefined,
): number[] | undefined {
  const [first, second] = teams.map(({ player_states }) => {
    const players = payloadsOf(player_states);
    return players.length === 0 ? undefined : count(players);
  });
  return pairOf(first, second);
}

function sumOf(players: readonly Payload[], field: string): number | undefined {
  const values = players.map((player) => countOf(player[field]));
  return values.includes(undefined) ? undefined : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
