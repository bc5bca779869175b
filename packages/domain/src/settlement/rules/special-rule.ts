import type { MatchFacts } from '@clutchline/contract';

import type { UnsettledPlay } from '../settled-point';
import { NO_LINE, wonIf, type MarketRule, type Reading } from '../market-rule';
import { onAnnouncedFormat } from './on-announced-format';

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

export const SPECIAL_RULE: MarketRule = { scope: 'match', id: 'special@1', read: onAnnouncedFormat(readSpecial) };
