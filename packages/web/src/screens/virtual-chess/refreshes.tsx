import { chanceOfStar, MARKET_PLACES, type Tier, TIERS } from '@clutchline/domain/auto-chess';
import { percentText } from '@clutchline/domain/chance';

import { useT } from '../../i18n/use-texts';
import { useRefreshWait } from '../../state';
import { PressButton } from './card/press-button';
import { perCent, returnsOf } from './chess-figures';
import { type GamePartProps, isWaiting, TIER_NAMES } from './chess-parts';
import styles from './chess.module.css';

/** Three refreshes; fee, odds and returns are shown before paying (CHESS-4, CHESS-5). */
export function Refreshes({ view, list, money }: GamePartProps) {
  const t = useT();
  const wait = useRefreshWait(view.held);
  const isOff = view.held === null || isWaiting(view) || view.held.state.paused !== null || wait > 0;
  return (
    <section className={styles['box']} aria-label={t('chess.refreshes')}>
      <h2 className={styles['heading']}>{t('chess.refreshes')}</h2>
      <div className={styles['tiers']}>
        {TIERS.map((tier) => (
          <div key={tier} className={styles['tier']} role="group" aria-label={t(TIER_NAMES[tier])}>
            <PressButton
              look="main"
              isOff={isOff}
              about={t('chess.returns_short', returnsOf(tier))}
              onPress={() => view.play({ kind: 'refresh', tier })}
            >
              {t('chess.refresh', { tier: t(TIER_NAMES[tier]), price: money.price(list.tiers[tier].fee) })}
            </PressButton>
            <Odds list={list} tier={tier} />
            <p className={styles['quiet']}>{t('chess.returns_short', returnsOf(tier))}</p>
          </div>
        ))}
      </div>
      <p className={styles['wait']}>{wait > 0 && t('chess.wait', { seconds: wait })}</p>
    </section>
  );
}

function Odds({ list, tier }: Pick<GamePartProps, 'list'> & { readonly tier: Tier }) {
  const t = useT();
  const { ranks, stars } = list.tiers[tier];
  return (
    <dl className={styles['odds']}>
      <dt>{t('chess.ranks')}</dt>
      <dd>{ranks.map(perCent).join(' / ')} %</dd>
      <dt>{t('chess.stars')}</dt>
      <dd>{stars.map(perCent).join(' / ')} %</dd>
      <dt>{t('chess.find_chance', { count: MARKET_PLACES })}</dt>
      <dd>{percentText(chanceOfStar(list, tier, [2, 3]), 1)} %</dd>
    </dl>
  );
}
