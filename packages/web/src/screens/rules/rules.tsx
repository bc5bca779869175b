import type { RuleCase } from '@clutchline/domain';

import { GuideTexts, useGuideT } from '../../i18n/guide-texts';
import { useT } from '../../i18n/use-texts';
import { GuidePage, GuideSkeleton, type GuidePart } from '../common/guide/guide-page';
import { AcceptancePart, LimitsPart, MarginsPart, PlacingPart, PoolsPart, RuleCards } from './rule-parts';
import { caseRules, earlierRules, marketRules } from './rule-texts';

/** Each case once. */
const CASES = {
  voids: [
    'match_void',
    'postponed',
    'walkover',
    'map_not_played',
    'format_change',
    'started_early',
    'unverifiable',
    'no_seed',
    'obvious_error',
    'operator_void',
  ],
  play: [
    'remake',
    'surrender',
    'forfeit',
    'overtime',
    'pistol_rounds',
    'race_not_reached',
    'enemy_kill',
    'duration_on_line',
    'same_team',
  ],
  payouts: ['push', 'dead_heat', 'combo'],
  pools: ['pool'],
  corrections: ['correction', 'operator_settle'],
} as const satisfies Record<string, readonly RuleCase[]>;

/** HELP-1. */
export function Rules() {
  return (
    <GuideTexts waiting={<GuideSkeleton />}>
      <RulesPage />
    </GuideTexts>
  );
}

function RulesPage() {
  const t = useGuideT();
  const parts = [...useEarlyParts(), ...useLateParts()];
  return (
    <GuidePage
      screen="/rules"
      title={t('rules.title')}
      intro={t('rules.intro')}
      contents={t('rules.contents')}
      parts={parts}
    />
  );
}

function useEarlyParts(): GuidePart[] {
  const t = useGuideT();
  const app = useT();
  return [
    { id: 'placing', title: t('rules.part_placing'), content: <PlacingPart /> },
    { id: 'acceptance', title: t('rules.part_acceptance'), content: <AcceptancePart /> },
    {
      id: 'markets',
      title: t('rules.part_markets'),
      content: (
        <>
          <p>{t('rules.markets_result')}</p>
          <RuleCards rules={marketRules(t, app)} />
        </>
      ),
    },
    { id: 'voids', title: t('rules.part_voids'), content: <RuleCards rules={caseRules(t, CASES.voids)} /> },
    { id: 'play', title: t('rules.part_play'), content: <RuleCards rules={caseRules(t, CASES.play)} /> },
    { id: 'payouts', title: t('rules.part_payouts'), content: <RuleCards rules={caseRules(t, CASES.payouts)} /> },
  ];
}

function useLateParts(): GuidePart[] {
  const t = useGuideT();
  const app = useT();
  return [
    {
      id: 'pools',
      title: t('rules.part_pools'),
      content: (
        <>
          <RuleCards rules={caseRules(t, CASES.pools)} />
          <PoolsPart />
        </>
      ),
    },
    {
      id: 'corrections',
      title: t('rules.part_corrections'),
      content: <RuleCards rules={caseRules(t, CASES.corrections)} />,
    },
    { id: 'margins', title: t('rules.part_margins'), content: <MarginsPart /> },
    { id: 'limits', title: app('limits.title'), content: <LimitsPart /> },
    {
      id: 'earlier',
      title: t('rules.part_earlier'),
      content: (
        <>
          <p>{t('rules.earlier_intro')}</p>
          <RuleCards rules={earlierRules(t, app)} />
        </>
      ),
    },
  ];
}
