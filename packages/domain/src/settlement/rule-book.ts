import { MARKET_CODES, type MarketCode } from '@clutchline/contract';

import { CASE_RULES, type RuleCase } from './case-rules';
import { MARKET_RULES } from './market-rules';

export type RuleSubject =
  { readonly kind: 'market'; readonly market: MarketCode } | { readonly kind: 'case'; readonly case: RuleCase };

export type BookRule = RuleSubject & {
  /** False for a replaced version that older tickets name. */
  readonly isCurrent: boolean;
};

const EARLIER_RULES: readonly (readonly [rule: string, market: MarketCode])[] = [
  ['map-handicap@1', 'map_handicap'],
  ['total-maps@1', 'total_maps'],
  ['correct-score@1', 'correct_score'],
  ['at-least-one-map@1', 'at_least_one_map'],
  ['kill-handicap@1', 'kill_handicap'],
  ['total-kills@1', 'total_kills'],
  ['odd-even-kills@1', 'odd_even_kills'],
  ['race-to-kills@1', 'race_to_kills'],
  ['first-blood@1', 'first_blood'],
  ['first-tower@1', 'first_tower'],
  ['duration@1', 'duration'],
  ['rounds-handicap@1', 'rounds_handicap'],
  ['total-rounds@1', 'total_rounds'],
  ['odd-even-rounds@1', 'odd_even_rounds'],
  ['race-to-rounds@1', 'race_to_rounds'],
  ['pistol-1@1', 'pistol_1'],
  ['pistol-13@1', 'pistol_13'],
];

/**
 * Every rule that a ticket can name (BET-9), described in `docs/rules.md`, by id and version: 'map-winner@1'. A changed
 * rule gets a new version; the old one remains.
 */
export const RULE_BOOK: ReadonlyMap<string, BookRule> = new Map([
  ...MARKET_CODES.flatMap(ruleOfMarket),
  ...Object.entries(CASE_RULES).map(ruleOfCase),
  ...EARLIER_RULES.map(([rule, market]) => bookMarket(rule, market, false)),
]);

function ruleOfMarket(market: MarketCode): (readonly [string, BookRule])[] {
  const rule = MARKET_RULES[market];
  return [bookMarket(rule.id, market, true)];
}

function ruleOfCase([rule, about]: readonly [string, RuleCase]): readonly [string, BookRule] {
  return [rule, { kind: 'case', case: about, isCurrent: true }];
}

function bookMarket(rule: string, market: MarketCode, isCurrent: boolean): readonly [string, BookRule] {
  return [rule, { kind: 'market', market, isCurrent }];
}
