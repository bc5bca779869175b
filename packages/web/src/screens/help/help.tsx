import { formatOdd, LOOSER_AFTER_MS, ODD_ONE, PARLAY_LIMIT } from '@clutchline/domain';

import { GuideTexts, useGuideT } from '../../i18n/guide-texts';
import { useT } from '../../i18n/use-texts';
import { AppLink } from '../common/app-link';
import { InForce } from '../common/guide/betting-terms';
import { GuidePage, GuideSkeleton, Sentences } from '../common/guide/guide-page';
import guide from '../common/guide/guide.module.css';
import { OddsPart, StatusesPart } from './help-parts';

const HOUR_MS = 3_600_000;

/** HELP-2. */
export function Help() {
  return (
    <GuideTexts waiting={<GuideSkeleton />}>
      <HelpPage />
    </GuideTexts>
  );
}

function HelpPage() {
  const t = useGuideT();
  const app = useT();
  return (
    <GuidePage
      screen="/help"
      title={app('footer.help')}
      contents={t('rules.contents')}
      parts={[
        { id: 'bet', title: t('help.part_bet'), content: <BetPart /> },
        { id: 'odds', title: t('help.part_odds'), content: <OddsPart /> },
        { id: 'combos', title: t('help.part_combos'), content: <CombosPart /> },
        { id: 'statuses', title: t('help.part_statuses'), content: <StatusesPart /> },
        { id: 'limits', title: app('limits.title'), content: <LimitsPart /> },
      ]}
    />
  );
}

function BetPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <>
      <ol className={guide['sentences']}>
        <li>{t('help.bet_pick')}</li>
        <li>{t('help.bet_stake')}</li>
        <li>{t('help.bet_place', { place: app('slip.place') })}</li>
        <li>{t('help.bet_later', { bets: app('frame.my_bets') })}</li>
      </ol>
      <Sentences texts={[t('help.bet_live'), t('help.bet_pool')]} />
      <AppLink className={guide['link']} screen="/rules">
        {app('footer.rules')}
      </AppLink>
    </>
  );
}

function CombosPart() {
  const t = useGuideT();
  return (
    <>
      <InForce height="1.5rem">
        {({ limits }) => {
          const least = Math.min(PARLAY_LIMIT, ...limits.map(({ min_legs }) => min_legs));
          return <Sentences texts={[t('help.combos_all', { least, most: PARLAY_LIMIT })]} />;
        }}
      </InForce>
      <Sentences
        texts={[t('help.combos_system'), t('help.combos_void', { one: formatOdd(ODD_ONE) }), t('help.combos_marked')]}
      />
    </>
  );
}

function LimitsPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <>
      <Sentences texts={[t('help.limits_own', { hours: LOOSER_AFTER_MS / HOUR_MS }), t('help.limits_break')]} />
      <AppLink className={guide['link']} screen="/user/limits">
        {app('limits.open')}
      </AppLink>
    </>
  );
}
