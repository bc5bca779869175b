import { localizedText } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { useGuideT } from '../../../i18n/guide-texts';
import { useTexts } from '../../../i18n/use-texts';
import { type BettingTerms, useBettingTerms, useMoney } from '../../../state';
import { Skeleton } from '../../../ui/skeleton';
import { LoadFailed } from '../load-failed';
import { NameText } from '../names/name-text';
import guide from './guide.module.css';

const SECOND_MS = 1_000;

interface InForceProps {
  /** Of what is loading. */
  readonly height: string;
  readonly children: (terms: BettingTerms) => ReactNode;
}

/** Figures that the operator sets (DESK-11). */
export function InForce({ height, children }: InForceProps) {
  const view = useBettingTerms();
  switch (view.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton width="100%" height={height} />
        </div>
      );
    case 'failed':
      return <LoadFailed reload={view.reload} />;
    case 'ready':
      return children(view.data);
  }
}

/** Of live bets, by game (BET-8). */
export function DelayCards({ delays }: Pick<BettingTerms, 'delays'>) {
  const t = useGuideT();
  const {
    format,
    language: { suffix },
  } = useTexts();
  return (
    <ul className={guide['cards']}>
      {delays.map((delay) => (
        <li key={delay.game_type_id} className={guide['card']} data-delay={delay.game_type_id}>
          <div className={guide['head']}>
            <span className={guide['name']}>
              <NameText text={localizedText(delay, 'game_name', suffix)} />
            </span>
            <span>{t('rules.seconds', { seconds: format.number(delay.delay_ms / SECOND_MS) })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** By currency (SLIP-8). */
export function LimitCards({ limits }: Pick<BettingTerms, 'limits'>) {
  const t = useGuideT();
  const money = useMoney();
  return (
    <ul className={guide['cards']}>
      {limits.map(({ currency_id, min_legs, max_odds, ...amounts }) => {
        const facts = [
          ...AMOUNTS.map((kind) => [t(`rules.house_${kind}`), money(amounts[kind], currency_id)] as const),
          [t('rules.house_max_odds'), max_odds] as const,
          [t('rules.house_min_legs'), String(min_legs)] as const,
        ];
        return (
          <li key={currency_id} className={guide['card']} data-currency={currency_id}>
            <dl className={guide['facts']}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

const AMOUNTS = ['min', 'single', 'parlay', 'day', 'match', 'payout'] as const;
