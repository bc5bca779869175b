import type { MapFacts, MatchFacts } from '@clutchline/contract';

import type { DecidablePlay, DecidablePoint, DecidedOutcome } from '../decided-point';
import { NO_LINE, UNVERIFIABLE, wonIf, type MarketRule, type Reading } from '../market-rule';
import { outcomeOfMargin } from '../outcome-of-margin';
import { isSide } from './team-reading';

interface Score {
  readonly score_1: number;
  readonly score_2: number;
}

type ScoreReader = (play: DecidablePlay, score: Score) => Reading;

/** A rule over kills or rounds of a map, overtime included; void where the source does not give both. */
function onMap(id: string, read: ScoreReader): MarketRule {
  return {
    scope: 'map',
    id,
    read: (play, { score_1, score_2 }: MapFacts) =>
      score_1 === null || score_2 === null ? UNVERIFIABLE : read(play, { score_1, score_2 }),
  };
}

/** A rule over maps won. */
function onMatch(id: string, read: ScoreReader): MarketRule {
  return { scope: 'match', id, read: (play, match: MatchFacts) => read(play, match) };
}

/** The handicap is added to the score of the pick's own team. */
function readHandicap(play: DecidablePlay, { score_1, score_2 }: Score): Reading {
  if (play.points.some(({ line }) => line === null)) return NO_LINE;
  return {
    result: `${score_1}:${score_2}`,
    outcomeOf: ({ pick, line }) => {
      if (pick.kind !== 'team' || line === null || !isSide(play, pick.team_id)) return null;
      const lead = pick.team_id === play.team_id_1 ? score_1 - score_2 : score_2 - score_1;
      return outcomeOfMargin(lead * 1_000 + line);
    },
  };
}

function readTotal(play: DecidablePlay, { score_1, score_2 }: Score): Reading {
  const { line } = play;
  if (line === null) return NO_LINE;
  const total = score_1 + score_2;
  return { result: String(total), outcomeOf: (point) => overUnder(point, total * 1_000 - line) };
}

function overUnder({ pick }: DecidablePoint, margin: number): DecidedOutcome | null {
  if (pick.kind === 'over') return outcomeOfMargin(margin);
  return pick.kind === 'under' ? outcomeOfMargin(-margin) : null;
}

function readOddEven(_play: DecidablePlay, { score_1, score_2 }: Score): Reading {
  const total = score_1 + score_2;
  const parity = total % 2 === 0 ? 'even' : 'odd';
  return {
    result: String(total),
    outcomeOf: ({ pick }) => (pick.kind === 'odd' || pick.kind === 'even' ? wonIf(pick.kind === parity) : null),
  };
}

function readCorrectScore(_play: DecidablePlay, { score_1, score_2 }: Score): Reading {
  return {
    result: `${score_1}:${score_2}`,
    outcomeOf: ({ pick }) =>
      pick.kind === 'score' ? wonIf(pick.score_1 === score_1 && pick.score_2 === score_2) : null,
  };
}

/** Markets whose result is a score. */
export const SCORE_RULES = {
  map_handicap: onMatch('map-handicap@1', readHandicap),
  total_maps: onMatch('total-maps@1', readTotal),
  correct_score: onMatch('correct-score@1', readCorrectScore),
  kill_handicap: onMap('kill-handicap@1', readHandicap),
  total_kills: onMap('total-kills@1', readTotal),
  odd_even_kills: onMap('odd-even-kills@1', readOddEven),
  rounds_handicap: onMap('rounds-handicap@1', readHandicap),
  total_rounds: onMap('total-rounds@1', readTotal),
  odd_even_rounds: onMap('odd-even-rounds@1', readOddEven),
} as const satisfies Record<string, MarketRule>;
