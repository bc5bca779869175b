import { CATEGORY, LIVE_BEFORE_START, MATCH_STATUS, type FeedEvent, type PickCode } from '@clutchline/contract';
import {
  clubTeamId,
  ROUND_LIMIT_SCALE,
  ROUND_TABLES,
  roundGameId,
  roundLock,
  roundNumber,
  roundPlayId,
  roundPointId,
  roundStart,
  VIRTUAL_EVENT,
  VIRTUAL_GAME_TYPE,
  type Pairing,
  type PricedPlay,
  type RoundFacts,
  type RoundPick,
  type Side,
} from '@clutchline/domain/virtual-round';

import { CLUB_NAMES, sameIn, SPEED_LOL } from './round-names';

const SOURCE = 'speed-lol';

/** What is public before a round. */
export interface OfferedRound {
  readonly round: number;
  readonly pairing: Pairing;
  readonly plays: readonly PricedPlay[];
}

/** Category, event and clubs, before the first round. */
export function roundNames(): readonly FeedEvent[] {
  return [
    { type: 'game-type', game_type_id: VIRTUAL_GAME_TYPE, names: SPEED_LOL },
    { type: 'event', event_id: VIRTUAL_EVENT, game_type_id: VIRTUAL_GAME_TYPE, names: SPEED_LOL },
    ...CLUB_NAMES.map((names, club): FeedEvent => ({ type: 'team', team_id: clubTeamId(club), names })),
  ];
}

/**
 * A round as a match of one map with twelve suspended plays and 30 points (ROUND-1): everything in it follows from the
 * public commitment. Its start is the lock.
 */
export function offerOfRound({ round, pairing, plays }: OfferedRound): readonly FeedEvent[] {
  const game_id = roundGameId(round);
  const match: FeedEvent = {
    type: 'match',
    ...{ game_id, game_type_id: VIRTUAL_GAME_TYPE, event_id: VIRTUAL_EVENT, kind: 'virtual', best_of: 1 },
    team_id_1: clubTeamId(pairing.club_1),
    team_id_2: clubTeamId(pairing.club_2),
    stage_names: sameIn(roundNumber(round)),
    start_time: roundLock(round),
  };
  return [
    match,
    ...plays.map((play, index) => playOf(play, { round, index, pairing })),
    ...statesOf(round, plays, 'suspended'),
  ];
}

/** All plays of a round open, or close for good. */
export function statesOf(
  round: number,
  plays: readonly unknown[],
  state: 'open' | 'suspended' | 'closed',
): readonly FeedEvent[] {
  return plays.map((_, index) => ({
    type: 'play-state',
    play_id: roundPlayId(round, index),
    game_id: roundGameId(round),
    state,
  }));
}

interface Place {
  readonly round: number;
  /** Of the play. */
  readonly index: number;
  readonly pairing: Pairing;
}

function playOf({ market, group, line, picks }: PricedPlay, { round, index, pairing }: Place): FeedEvent {
  const isHandicap = market === 'kill_handicap';
  return {
    type: 'play',
    ...{ play_id: roundPlayId(round, index), game_id: roundGameId(round), category_id: CATEGORY.fix_bet, round: 1 },
    ...{ market, group, line: isHandicap ? null : line, is_main: 0, no_parlay: 1, limit_scale: ROUND_LIMIT_SCALE },
    ...{ names: null, descs: null },
    points: picks.map(({ pick, price }, place) => ({
      point_id: roundPointId(round, index, place),
      pick: pickOf(pick, pairing),
      line: isHandicap && line !== null && pick.kind === 'side' ? (pick.side === 1 ? line : -line) : null,
      odd: price,
    })),
  };
}

function pickOf(pick: RoundPick, pairing: Pairing): PickCode {
  switch (pick.kind) {
    case 'side':
      return { kind: 'team', team_id: teamOf(pick.side, pairing) };
    case 'band': {
      const { from, to } = ROUND_TABLES.bands[pick.band] ?? ROUND_TABLES.bands[0];
      return { kind: 'band', from, to };
    }
    case 'position':
    case 'over':
    case 'under':
    case 'odd':
    case 'even':
      return pick;
  }
}

function teamOf(side: Side, { club_1, club_2 }: Pairing): number {
  return clubTeamId(side === 1 ? club_1 : club_2);
}

/** Facts of a round as results of its map and match; they settle it. */
export function resultOfRound(round: number, pairing: Pairing, facts: RoundFacts): readonly FeedEvent[] {
  const game_id = roundGameId(round);
  const team = (side: Side): number => teamOf(side, pairing);
  const winner = team(facts.winner);
  const score = facts.winner === 1 ? ({ score_1: 1, score_2: 0 } as const) : ({ score_1: 0, score_2: 1 } as const);
  const map = {
    status: 'played',
    ...{ winner, score_1: facts.kills_1, score_2: facts.kills_2, duration_s: facts.seconds },
    first_blood: team(facts.first_blood),
    first_tower: team(facts.first_tower),
    first_dragon: team(facts.first_dragon),
    first_blood_position: facts.position,
    ...{ pistol_1: null, pistol_13: null, races: [] },
  } as const;
  const ended = { ...LIVE_BEFORE_START, status: MATCH_STATUS.ended, ...score };
  return [
    { type: 'live', game_id, live: ended },
    { type: 'map-result', game_id, round: 1, facts: map, source: SOURCE },
    { type: 'match-result', game_id, facts: { winner, ...score }, source: SOURCE, ended_at: roundStart(round + 1) },
  ];
}

/** A round whose seed is lost: every play is void (ROUND-7). */
export function voidOfRound(round: number, plays: readonly unknown[]): readonly FeedEvent[] {
  const game_id = roundGameId(round);
  return [
    { type: 'live', game_id, live: { ...LIVE_BEFORE_START, status: MATCH_STATUS.cancelled } },
    ...plays.map((_, index): FeedEvent => ({
      type: 'play-void',
      ...{ play_id: roundPlayId(round, index), game_id, reason: 'no_seed', source: SOURCE },
    })),
  ];
}
