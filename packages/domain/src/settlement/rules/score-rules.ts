import type { MapFacts } from '@clutchline/contract';

import { NO_LINE, UNVERIFIABLE, wonIf, type MarketRule, type Reading } from '../market-rule';
import type { FinalOutcome, UnsettledPlay, UnsettledPoint } from '../settled-point';
import { onAnnouncedFormat } from './on-announced-format';
import { isSide } from './team-reading';

interface Score {
  readonly score_1: number;
  readonly score_2: number;
}

type ScoreReading = (play: UnsettledPlay, score: Score) => Reading;

/** Overtime included; void if the source lacks a score. `isFinal`: later kills or rounds cannot change the result. */
function onMap(id: string, read: ScoreReading, isFinal: (play: UnsettledPlay, score: Score) => boolean): MarketRule {
  return {
    scope: 'map',
    id,
    read: (play, map) => {
      const score = knownScore(map);
      return score === null ? UNVERIFIABLE : read(play, score);
    },
    isValidAtForfeit: (play, map) => {
      const score = knownScore(map);
      return score !== null && isFinal(play, score);
    },
  };
}

function knownScore({ score_1, score_2 }: MapFacts): Score | null {
  return score_1 === null || score_2 === null ? null : { score_1, score_2 };
}

function onMatch(id: string, read: ScoreReading): MarketRule {
  return { scope: 'match', id, read: onAnnouncedFormat(read) };
}

function readHandicap(play: UnsettledPlay, { score_1, score_2 }: Score): Reading {
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

/** The rest of the map can always change the result. */
const never = (): boolean => false;

function isTotalPassed({ line }: UnsettledPlay, { score_1, score_2 }: Score): boolean {
  return line !== null && outcomeOfMargin((score_1 + score_2) * 1_000 - line) === 'won';
}

function readTotal(play: UnsettledPlay, { score_1, score_2 }: Score): Reading {
  const { line } = play;
  if (line === null) return NO_LINE;
  const total = score_1 + score_2;
  return { result: String(total), outcomeOf: (point) => overUnder(point, total * 1_000 - line) };
}

function overUnder({ pick }: UnsettledPoint, margin: number): FinalOutcome | null {
  if (pick.kind === 'over') return outcomeOfMargin(margin);
  return pick.kind === 'under' ? outcomeOfMargin(-margin) : null;
}

function readOddEven(_play: UnsettledPlay, { score_1, score_2 }: Score): Reading {
  const total = score_1 + score_2;
  const parity = total % 2 === 0 ? 'even' : 'odd';
  return {
    result: String(total),
    outcomeOf: ({ pick }) => (pick.kind === 'odd' || pick.kind === 'even' ? wonIf(pick.kind === parity) : null),
  };
}

function readCorrectScore(_play: UnsettledPlay, { score_1, score_2 }: Score): Reading {
  return {
    result: `${score_1}:${score_2}`,
    outcomeOf: ({ pick }) =>
      pick.kind === 'score' ? wonIf(pick.score_1 === score_1 && pick.score_2 === score_2) : null,
  };
}

export const SCORE_RULES = {
  map_handicap: onMatch('map-handicap@2', readHandicap),
  total_maps: onMatch('total-maps@2', readTotal),
  correct_score: onMatch('correct-score@2', readCorrectScore),
  kill_handicap: onMap('kill-handicap@2', readHandicap, never),
  total_kills: onMap('total-kills@2', readTotal, isTotalPassed),
  odd_even_kills: onMap('odd-even-kills@2', readOddEven, never),
  rounds_handicap: onMap('rounds-handicap@2', readHandicap, never),
  total_rounds: onMap('total-rounds@2', readTotal, isTotalPassed),
  odd_even_rounds: onMap('odd-even-rounds@2', readOddEven, never),
} satisfies Record<string, MarketRule>;

const QUARTER = 250;

/**
 * Above the line won, below lost, on it push; a quarter off is half won or half lost, because half of the stake is on
 * the adjacent whole line. `margin`: distance from the line, thousandths.
 */
export function outcomeOfMargin(margin: number): FinalOutcome {
  if (margin === 0) return 'push';
  if (Math.abs(margin) === QUARTER) return margin > 0 ? 'half_won' : 'half_lost';
  return margin > 0 ? 'won' : 'lost';
}
