import type { BetLeg, MarketCode, ReceiptLeg as EndedLeg } from '@clutchline/contract';
import { roundNumeral, RULE_BOOK, type RuleCase } from '@clutchline/domain';
import { marketTitle, pickTitle, type Translator } from '@clutchline/i18n';

import { useT } from '../../../i18n/use-texts';
import { RuleLink } from '../../common/guide/rule-link';
import { useMatchTitle } from '../../common/use-titles';
import { LegEnd } from '../ticket-leg';
import styles from './receipt.module.css';

interface ReceiptLegProps {
  readonly leg: BetLeg;
  readonly ended: EndedLeg | undefined;
  readonly isNeutral: boolean;
}

export function ReceiptLeg({ leg, ended, isNeutral }: ReceiptLegProps) {
  const t = useT();
  const matchTitle = useMatchTitle();
  return (
    <li className={styles['leg']}>
      <strong>{pickTitle(t, leg)}</strong>
      <span className={styles['quiet']}>{marketTitle(t, leg.play, roundNumeral(leg.play.round, t.langId))}</span>
      <span className={styles['quiet']}>{matchTitle(leg.match)}</span>
      {ended !== undefined && ended.outcome !== 'pending' && (
        <LegEnd leg={{ ...leg, ...ended }} isNeutral={isNeutral} />
      )}
      {ended !== undefined && ended.rule !== null && (
        <>
          <span>{ruleText(t, ended.rule)}</span>
          <RuleLink rule={ended.rule} />
        </>
      )}
    </li>
  );
}

/** Short text (BET-9); the screen of the rules has the full one (HELP-1). */
export function ruleText(t: Translator, rule: string): string {
  const about = RULE_BOOK.get(rule);
  if (about === undefined) return t('receipt.rule_other');
  return about.kind === 'market' ? ofMarket(t, about.market) : ofCase(t, about.case);
}

const MARKET_TEXTS = {
  match_winner: 'receipt.rule_match_winner',
  match_result: 'receipt.rule_match_result',
  map_handicap: 'receipt.rule_handicap',
  kill_handicap: 'receipt.rule_handicap',
  rounds_handicap: 'receipt.rule_handicap',
  total_maps: 'receipt.rule_total',
  total_kills: 'receipt.rule_total',
  total_rounds: 'receipt.rule_total',
  correct_score: 'receipt.rule_correct_score',
  at_least_one_map: 'receipt.rule_at_least_one_map',
  map_winner: 'receipt.rule_map_winner',
  odd_even_kills: 'receipt.rule_odd_even',
  odd_even_rounds: 'receipt.rule_odd_even',
  race_to_kills: 'receipt.rule_race',
  race_to_rounds: 'receipt.rule_race',
  first_blood: 'receipt.rule_first_blood',
  first_tower: 'receipt.rule_first_tower',
  first_dragon: 'receipt.rule_first_dragon',
  first_blood_position: 'receipt.rule_first_blood_position',
  duration: 'receipt.rule_duration',
  duration_band: 'receipt.rule_duration_band',
  pistol_1: 'receipt.rule_pistol',
  pistol_13: 'receipt.rule_pistol',
  outright: 'receipt.rule_outright',
  special: 'receipt.rule_other',
} as const;

function ofMarket(t: Translator, market: MarketCode): string {
  return t(MARKET_TEXTS[market]);
}

const CASE_TEXTS = {
  match_void: 'receipt.case_match_void',
  postponed: 'receipt.case_postponed',
  walkover: 'receipt.case_walkover',
  started_early: 'receipt.case_started_early',
  unverifiable: 'receipt.case_unverifiable',
  obvious_error: 'receipt.case_obvious_error',
  pool: 'receipt.case_pool',
  no_seed: 'receipt.case_no_seed',
  operator_settle: 'receipt.case_operator_settle',
  operator_void: 'receipt.case_operator_void',
} as const;

function ofCase(t: Translator, about: RuleCase): string {
  return hasText(about) ? t(CASE_TEXTS[about]) : t('receipt.rule_other');
}

function hasText(about: RuleCase): about is keyof typeof CASE_TEXTS {
  return Object.hasOwn(CASE_TEXTS, about);
}
