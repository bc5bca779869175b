import { CATEGORY, type Match } from '@clutchline/contract';
import { marketName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { usePlayState } from '../../state';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import styles from './market-card.module.css';
import type { MarketBlock } from './play-groups';
import { PlayLine } from './play-line';

interface MarketCardProps {
  readonly match: Match;
  readonly block: MarketBlock;
}

/** One market: the main line, the other lines folded under it. */
export function MarketCard({ match, block }: MarketCardProps) {
  const t = useT();
  const { main, others } = block;
  const isPool = main.category_id === CATEGORY.normal_bet;
  return (
    <section className={styles['card']}>
      <header className={styles['head']}>
        <h2>{marketName(t, main)}</h2>
        {isPool && <Badge>{t('status.play_pool')}</Badge>}
        <PlayMark block={block} />
      </header>
      {isPool && <p className={styles['hint']}>{t('match-detail.pool_hint')}</p>}
      <PlayLine match={match} play={main} />
      {others.length > 0 && (
        <details className={styles['more']}>
          <summary>
            {t('match-detail.other_lines', { count: others.length })}
            <Icon name="chevron" size={14} />
          </summary>
          <div className={styles['lines']}>
            {others.map((play) => (
              <PlayLine key={play.play_info_id} match={match} play={play} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

/** What stands against betting on it, said before the press. */
function PlayMark({ block }: { readonly block: MarketBlock }) {
  const t = useT();
  const state = usePlayState(block.main);
  if (state === 'suspended') return <Badge tone="warn">{t('status.play_suspended')}</Badge>;
  if (state === 'closed') return <Badge>{t('status.play_closed')}</Badge>;
  return null;
}
