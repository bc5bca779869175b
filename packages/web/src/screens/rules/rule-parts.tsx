import { MARKET_CODES, type MarketCode } from '@clutchline/contract';
import {
  BOOK_MARGINS,
  EXCLUSION_DAYS,
  formatOdd,
  LEAST_OFFERED_ODD,
  LOOSER_AFTER_MS,
  type MarginKind,
  ODD_ONE,
  PARLAY_LIMIT,
  SINGLE_LIMIT,
  TIME_OUT_HOURS,
} from '@clutchline/domain';

import { useGuideT } from '../../i18n/guide-texts';
import { useT } from '../../i18n/use-texts';
import { AppLink } from '../common/app-link';
import { DelayCards, InForce, LimitCards } from '../common/guide/betting-terms';
import { Sentences } from '../common/guide/guide-page';
import guide from '../common/guide/guide.module.css';
import { marketName, type RuleText } from './rule-texts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const YEAR_DAYS = 365;

const ONE = formatOdd(ODD_ONE);
/** Last digit of a price. */
const STEP = formatOdd(1);

/** @example percentOf(80) // '8%' */
const percentOf = (thousandths: number): string => `${thousandths / 10}%`;

export function RuleCards({ rules }: { readonly rules: readonly RuleText[] }) {
  return (
    <ul className={guide['cards']}>
      {rules.map(({ rule, name, sentences }) => (
        <li key={rule} className={guide['card']} data-topic={rule} tabIndex={-1}>
          <div className={guide['head']}>
            {name !== null && <h3 className={guide['name']}>{name}</h3>}
            <code className={guide['code']}>{rule}</code>
          </div>
          {sentences.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

export function PlacingPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <>
      <Sentences
        texts={[
          app('common.play_money'),
          t('rules.placing_stakes'),
          t('rules.placing_counts', { singles: SINGLE_LIMIT, most: PARLAY_LIMIT }),
          t('rules.placing_price', { odd: formatOdd(LEAST_OFFERED_ODD) }),
          t('rules.placing_odds'),
          t('rules.placing_debit'),
          t('rules.placing_limits'),
        ]}
      />
      <InForce height="14rem">{({ limits }) => <LimitCards limits={limits} />}</InForce>
    </>
  );
}

export function AcceptancePart() {
  const t = useGuideT();
  return (
    <>
      <Sentences
        texts={[
          t('rules.acceptance_before'),
          t('rules.acceptance_live'),
          t('rules.acceptance_odds'),
          t('rules.acceptance_once'),
        ]}
      />
      <InForce height="10rem">{({ delays }) => <DelayCards delays={delays} />}</InForce>
    </>
  );
}

export function PoolsPart() {
  const t = useGuideT();
  return (
    <>
      <InForce height="1.5rem">
        {({ takeout }) => <Sentences texts={[t('rules.pools_takeout', { percent: percentOf(takeout) })]} />}
      </InForce>
      <Sentences
        texts={[
          t('rules.pools_currency'),
          t('rules.pools_odds', { step: STEP, one: ONE }),
          t('rules.pools_tie'),
          t('rules.pools_refund'),
          t('rules.pools_withdrawn'),
          t('rules.pools_late'),
          t('rules.pools_breakage'),
          t('rules.pools_demo'),
        ]}
      />
    </>
  );
}

/** Priced with the margin `main`; the table of `docs/rules.md`. */
const MAIN_MARKETS: ReadonlySet<MarketCode> = new Set([
  'match_winner',
  'match_result',
  'map_handicap',
  'total_maps',
  'map_winner',
  'kill_handicap',
  'total_kills',
  'rounds_handicap',
  'total_rounds',
]);

/** Only in Speed LOL, whose rules have their returns (ROUND-4). */
const OF_ROUNDS: ReadonlySet<MarketCode> = new Set(['first_dragon', 'duration_band', 'first_blood_position']);

const MARGIN_KINDS = ['main', 'side', 'outright'] as const satisfies readonly MarginKind[];

function marketsOf(kind: MarginKind): MarketCode[] {
  return MARKET_CODES.filter((market) => {
    if (OF_ROUNDS.has(market)) return false;
    if (market === 'outright') return kind === 'outright';
    return kind === (MAIN_MARKETS.has(market) ? 'main' : 'side');
  });
}

export function MarginsPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <>
      <p>{t('rules.margins_what', { whole: percentOf(1_000) })}</p>
      <ul className={guide['cards']}>
        {MARGIN_KINDS.map((kind) => (
          <li key={kind} className={guide['card']} data-margin={kind}>
            <span className={guide['figure']}>{percentOf(BOOK_MARGINS[kind])}</span>
            <span>
              {marketsOf(kind)
                .map((market) => marketName(app, market))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Sentences
        texts={[
          t('rules.margins_rounding', { step: STEP }),
          t('rules.margins_each', { market: marketName(app, 'at_least_one_map') }),
          t('rules.margins_pool'),
        ]}
      />
    </>
  );
}

export function LimitsPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <>
      <Sentences
        texts={[
          app('limits.intro', { hours: LOOSER_AFTER_MS / HOUR_MS }),
          t('rules.limits_breaks', {
            shortest: app('limits.hours', { count: TIME_OUT_HOURS.least }),
            longest: app('limits.days', { count: TIME_OUT_HOURS.most / DAY_HOURS }),
            from: app('limits.days', { count: EXCLUSION_DAYS.least }),
            to: app('limits.years', { count: EXCLUSION_DAYS.most / YEAR_DAYS }),
          }),
        ]}
      />
      <AppLink className={guide['link']} screen="/user/limits">
        {app('limits.open')}
      </AppLink>
    </>
  );
}
