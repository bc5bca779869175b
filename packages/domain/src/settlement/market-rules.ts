import type { MarketCode, MatchFacts } from '@clutchline/contract';

import { NO_LINE, wonIf, type MarketRule, type Reading } from './market-rule';
import { BAND_RULE, DURATION_RULE } from './rules/duration-rule';
import { onAnnouncedFormat } from './rules/on-announced-format';
import { OUTRIGHT_RULE } from './rules/outright-rule';
import { POSITION_RULE } from './rules/position-rule';
import { RACE_RULES } from './rules/race-rules';
import { SCORE_RULES } from './rules/score-rules';
import { TEAM_RULES } from './rules/team-rules';
import type { UnsettledPlay } from './settled-point';

/** The line asks whether at least so many maps are played. */
function readSpecial({ line }: UnsettledPlay, { score_1, score_2 }: MatchFacts): Reading {
  if (line === null) return NO_LINE;
  const isReached = (score_1 + score_2) * 1_000 >= line;
  return {
    result: `${score_1}:${score_2}`,
    outcomeOf: ({ pick }) =>
      pick.kind === 'yes' || pick.kind === 'no' ? wonIf((pick.kind === 'yes') === isReached) : null,
  };
}

const SPECIAL_RULE: MarketRule = { scope: 'match', id: 'special@1', read: onAnnouncedFormat(readSpecial) };

export const MARKET_RULES: Readonly<Record<MarketCode, MarketRule>> = {
  ...TEAM_RULES,
  ...SCORE_RULES,
  ...RACE_RULES,
  duration: DURATION_RULE,
  duration_band: BAND_RULE,
  first_blood_position: POSITION_RULE,
  outright: OUTRIGHT_RULE,
  special: SPECIAL_RULE,
};
