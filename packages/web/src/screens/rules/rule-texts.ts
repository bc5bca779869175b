import { MARKET_CODES, type MarketCode } from '@clutchline/contract';
import {
  CORRECTION_NOTICE_AFTER_MS,
  formatOdd,
  MARKET_RULES,
  ODD_ONE,
  POSTPONED_AFTER_MS,
  RULE_BOOK,
  type RuleCase,
  NO_SEED_AFTER_MS,
  UNVERIFIED_AFTER_MS,
} from '@clutchline/domain';
import type { Translator } from '@clutchline/i18n';

const HOUR_MS = 3_600_000;

/** "map-winner@1" with its texts. */
export interface RuleText {
  readonly rule: string;
  readonly name: string | null;
  readonly sentences: readonly string[];
}

const STAYS = ['rules.stays_if_format'] as const;
const VOID = ['rules.void_if_format'] as const;

const SENTENCES = {
  match_winner: ['rules.m_match_winner', ...STAYS],
  match_result: ['rules.m_match_result', ...STAYS],
  map_handicap: ['rules.m_map_handicap', ...VOID],
  total_maps: ['rules.m_total_maps', ...VOID],
  correct_score: ['rules.m_correct_score', ...VOID],
  at_least_one_map: ['rules.m_at_least_one_map', ...VOID],
  map_winner: ['rules.m_map_winner'],
  kill_handicap: ['rules.m_kill_handicap', 'rules.void_if_forfeit'],
  total_kills: ['rules.m_total_kills', 'rules.over_if_forfeit'],
  odd_even_kills: ['rules.m_odd_even_kills', 'rules.void_if_forfeit'],
  race_to_kills: ['rules.m_race_to_kills'],
  first_blood: ['rules.m_first_blood', 'rules.made_if_forfeit'],
  first_tower: ['rules.m_first_tower', 'rules.made_if_forfeit'],
  first_dragon: ['rules.m_first_dragon', 'rules.made_if_forfeit'],
  duration_band: ['rules.m_duration_band', 'rules.void_if_forfeit'],
  first_blood_position: ['rules.m_first_blood_position', 'rules.made_if_forfeit'],
  duration: ['rules.m_duration', 'rules.over_if_forfeit'],
  rounds_handicap: ['rules.m_rounds_handicap', 'rules.void_if_forfeit'],
  total_rounds: ['rules.m_total_rounds', 'rules.over_if_forfeit'],
  odd_even_rounds: ['rules.m_odd_even_rounds', 'rules.void_if_forfeit'],
  race_to_rounds: ['rules.m_race_to_rounds'],
  outright: ['rules.m_outright'],
  special: ['rules.m_special', ...VOID],
} as const;

type PistolMarket = Exclude<MarketCode, keyof typeof SENTENCES>;

const isPistol = (market: MarketCode): market is PistolMarket => !Object.hasOwn(SENTENCES, market);

/** 'pistol_13' is round 13. */
const roundOf = (market: PistolMarket): number => Number(market.slice('pistol_'.length));

export function marketRules(t: Translator, app: Translator): RuleText[] {
  return MARKET_CODES.map((market) => ({
    rule: MARKET_RULES[market].id,
    name: marketName(app, market),
    sentences: sentencesOf(t, market),
  }));
}

function sentencesOf(t: Translator, market: MarketCode): string[] {
  if (isPistol(market)) return [t('rules.m_pistol', { round: roundOf(market) }), t('rules.made_if_forfeit')];
  return SENTENCES[market].map((key) => t(key));
}

/** Without line and map. */
export function marketName(t: Translator, market: MarketCode): string {
  if (market === 'race_to_kills' || market === 'race_to_rounds') return t(`market.name_${market}`, { target: '…' });
  return t(`market.name_${market}`);
}

export function caseRules(t: Translator, cases: readonly RuleCase[]): RuleText[] {
  return [...RULE_BOOK].flatMap(([rule, book]) =>
    book.kind === 'case' && cases.includes(book.case)
      ? [{ rule, name: null, sentences: [caseText(t, book.case)] }]
      : [],
  );
}

function caseText(t: Translator, about: RuleCase): string {
  return hasFigures(about) ? WITH_FIGURES[about](t) : t(`rules.case_${about}`);
}

const WITH_FIGURES = {
  postponed: (t: Translator) => t('rules.case_postponed', { hours: POSTPONED_AFTER_MS / HOUR_MS }),
  unverifiable: (t: Translator) => t('rules.case_unverifiable', { hours: UNVERIFIED_AFTER_MS / HOUR_MS }),
  correction: (t: Translator) => t('rules.case_correction', { hours: CORRECTION_NOTICE_AFTER_MS / HOUR_MS }),
  no_seed: (t: Translator) => t('rules.case_no_seed', { hours: NO_SEED_AFTER_MS / HOUR_MS }),
  combo: (t: Translator) => t('rules.case_combo', { one: formatOdd(ODD_ONE) }),
  pistol_rounds: (t: Translator) => {
    const [first, second] = [roundOf('pistol_1'), roundOf('pistol_13')];
    return t('rules.case_pistol_rounds', { first, second, last: second - 1 });
  },
} as const;

const hasFigures = (about: RuleCase): about is keyof typeof WITH_FIGURES => Object.hasOwn(WITH_FIGURES, about);

/** Versions that were replaced; they differ from their successors in one point each. */
export function earlierRules(t: Translator, app: Translator): RuleText[] {
  return [...RULE_BOOK].flatMap(([rule, book]) =>
    book.kind === 'market' && !book.isCurrent
      ? [
          {
            rule,
            name: marketName(app, book.market),
            sentences: [
              t(MARKET_RULES[book.market].scope === 'match' ? 'rules.earlier_format' : 'rules.earlier_forfeit'),
            ],
          },
        ]
      : [],
  );
}
