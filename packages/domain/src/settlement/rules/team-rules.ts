import type { MatchFacts } from '@clutchline/contract';

import type { UnsettledPlay } from '../settled-point';
import { UNVERIFIABLE, wonIf, type MarketRule, type Reading } from '../market-rule';
import { onAnnouncedFormat } from './on-announced-format';
import { isSide, readTeam } from './team-reading';

type TeamFact = 'winner' | 'first_blood' | 'first_tower' | 'first_dragon' | 'pistol_1' | 'pistol_13';

/** After a forfeit the known fact counts. */
function firstTeamRule(id: string, fact: TeamFact): MarketRule {
  return {
    scope: 'map',
    id,
    read: (play, map) => readTeam(play, map[fact] ?? null),
    isValidAtForfeit: (_play, map) => fact === 'winner' || (map[fact] ?? null) !== null,
  };
}

/** No winner at a level score: the market has no draw. */
function readMatchWinner(play: UnsettledPlay, match: MatchFacts): Reading {
  if (match.winner === null && match.score_1 === match.score_2) return { voidReason: 'no_result' };
  return readTeam(play, match.winner, `${match.score_1}:${match.score_2}`);
}

function readMatchResult(play: UnsettledPlay, match: MatchFacts): Reading {
  const { winner, score_1, score_2 } = match;
  const isDraw = winner === null && score_1 === score_2;
  if (!isDraw && !isSide(play, winner)) return UNVERIFIABLE;
  return {
    result: `${score_1}:${score_2}`,
    outcomeOf: ({ pick }) => {
      if (pick.kind === 'draw') return wonIf(isDraw);
      return pick.kind === 'team' ? wonIf(pick.team_id === winner) : null;
    },
  };
}

function readAtLeastOneMap(play: UnsettledPlay, match: MatchFacts): Reading {
  return {
    result: `${match.score_1}:${match.score_2}`,
    outcomeOf: ({ pick }) => {
      if (pick.kind !== 'team' || !isSide(play, pick.team_id)) return null;
      return wonIf((pick.team_id === play.team_id_1 ? match.score_1 : match.score_2) > 0);
    },
  };
}

export const TEAM_RULES = {
  match_winner: { scope: 'match', id: 'match-winner@1', read: readMatchWinner },
  match_result: { scope: 'match', id: 'match-result@1', read: readMatchResult },
  at_least_one_map: { scope: 'match', id: 'at-least-one-map@2', read: onAnnouncedFormat(readAtLeastOneMap) },
  map_winner: firstTeamRule('map-winner@1', 'winner'),
  first_blood: firstTeamRule('first-blood@2', 'first_blood'),
  first_tower: firstTeamRule('first-tower@2', 'first_tower'),
  first_dragon: firstTeamRule('first-dragon@1', 'first_dragon'),
  pistol_1: firstTeamRule('pistol-1@2', 'pistol_1'),
  pistol_13: firstTeamRule('pistol-13@2', 'pistol_13'),
} satisfies Record<string, MarketRule>;
