import type { VoidReason } from '@clutchline/contract';

import type { CaseRule } from './case-rules';

const RULE_OF_REASON: Partial<Record<VoidReason, CaseRule>> = {
  postponed: 'postponed@1',
  walkover: 'walkover@1',
  unverifiable_result: 'unverifiable@1',
  incorrect_odds: 'obvious-error@1',
  incorrect_line: 'obvious-error@1',
  pool_refund: 'pool@1',
};

export function ruleOfVoid(reason: VoidReason): CaseRule {
  return RULE_OF_REASON[reason] ?? 'match-void@1';
}
