import { CATEGORY, type LiveState, type Match, type Play } from '@clutchline/contract';
import { stateForReason } from '@clutchline/domain';
import { marketDescription, marketName } from '@clutchline/i18n';
import { useId, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { usePlayReason } from '../../state';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../common/lazy-part';
import styles from './market-card.module.css';
import { OtherLines, PlayLine } from './play-line';
import type { MarketBlock } from './play-groups';

const PoolPanel = lazyPart(
  async () => (await import('../common/pool/pool-panel')).PoolPanel,
  <Skeleton width="100%" height="16rem" />,
);
const MarketMeaning = lazyPart(
  async () => (await import('./market-meaning')).MarketMeaning,
  <Skeleton width="100%" height="6rem" />,
);

interface MarketCardProps {
  readonly match: Match;
  /** As fetched. */
  readonly live: LiveState;
  readonly block: MarketBlock;
}

export function MarketCard({ match, live, block }: MarketCardProps) {
  const t = useT();
  const meaningId = useId();
  const [isExplained, setExplained] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const { main, others } = block;
  const isPool = main.category_id === CATEGORY.normal_bet;
  const market = marketName(t, main);
  const about = marketDescription(t, main);
  return (
    <section className={styles['card']}>
      <header className={styles['head']}>
        <h2>{market}</h2>
        <span className={styles['marks']}>
          {isPool && <Badge>{t('status.play_pool')}</Badge>}
          <PlayMarks match={match} live={live} play={main} />
        </span>
        <IconButton
          icon="info"
          label={t('market-info.meaning_of', { market })}
          expands={{ id: meaningId, isOpen: isExplained }}
          onPress={() => setExplained(!isExplained)}
        />
      </header>
      {about !== '' && <p className={styles['hint']}>{about}</p>}
      {isPool && <p className={styles['hint']}>{t('match-detail.pool_hint')}</p>}
      <PlayLine match={match} live={live} play={main} />
      {isPool && <PoolPanel match={match} play={main} />}
      {others.length > 0 && (
        <OtherLines market={market} count={others.length} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)}>
          {others.map((play) => (
            <PlayLine key={play.play_info_id} match={match} live={live} play={play} />
          ))}
        </OtherLines>
      )}
      {isExplained && (
        <div id={meaningId} className={styles['meaning']}>
          <MarketMeaning match={match} plays={isUnfolded ? [main, ...others] : [main]} />
        </div>
      )}
    </section>
  );
}

interface PlayMarksProps {
  readonly match: Match;
  readonly live: LiveState;
  readonly play: Play;
}

function PlayMarks({ match, live, play }: PlayMarksProps) {
  const t = useT();
  const state = stateForReason(usePlayReason({ match, live, play }));
  return (
    <>
      {play.no_parlay === 1 && state !== 'closed' && <Badge>{t('market-info.no_combo')}</Badge>}
      {state === 'suspended' && <Badge tone="warn">{t('status.play_suspended')}</Badge>}
      {state === 'closed' && <Badge>{t('status.play_closed')}</Badge>}
    </>
  );
}
