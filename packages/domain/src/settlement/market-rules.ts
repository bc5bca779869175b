import type { MarketCode } from '@clutchline/contract';

import type { MarketRule } from './market-rule';
import { DURATION_RULE } from './rules/duration-rule';
import { OUTRIGHT_RULE } from './rules/outright-rule';
import { RACE_RULES } from './rules/race-rules';
import { SCORE_RULES } from './rules/score-rules';
import { SPECIAL_RULE } from './rules/special-rule';
import { TEAM_RULES } from './rules/team-rules';

export const MARKET_RULES: Readonly<Record<MarketCode, MarketRule>> = {
  ...TEAM_RULES,
  ...SCORE_RULES,
  ...RACE_RULES,
  duration: DURATION_RULE,
  outright: OUTRIGHT_RULE,
  special: SPECIAL_RULE,
};
