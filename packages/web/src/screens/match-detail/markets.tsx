import type { MarketGroup } from '@clutchline/contract';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useLive, useRound, useShownPlays, type MatchDetailData } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { emptyReason } from './empty-reason';
import { GroupFilter } from './group-filter';
import { MarketCard } from './market-card';
import styles from './match-detail.module.css';
import { groupsOf, marketBlocks, playsOf } from './play-groups';
import { RoundTabs } from './round-tabs';

export function Markets({ detail }: { readonly detail: MatchDetailData }) {
  const t = useT();
  const { match, plays } = detail;
  const live = useLive(match.game_id, detail.live);
  const shown = useShownPlays(match.game_id, plays);
  const { round, choose } = useRound(match.best_of);
  const [chosen, setChosen] = useState<MarketGroup | 'all'>('all');
  const groups = groupsOf(shown, round);
  const group = chosen === 'all' || groups.includes(chosen) ? chosen : 'all';
  const blocks = marketBlocks(playsOf(shown, round, group));
  const hasHidden = blocks.length === 0 && playsOf(plays, round, 'all').length > 0;
  return (
    <>
      {match.kind === 'match' && (
        <RoundTabs bestOf={match.best_of} playing={live.round} selected={round} onSelect={choose} />
      )}
      <div className={styles['groups']}>
        <GroupFilter groups={groups} selected={group} onSelect={setChosen} />
      </div>
      {blocks.length === 0 ? (
        <EmptyState icon="lock" title={t(`match-detail.${emptyReason({ match, live, round, hasHidden })}`)} />
      ) : (
        <div className={styles['markets']}>
          {blocks.map((block) => (
            <MarketCard key={`${round}-${block.key}`} match={match} live={detail.live} block={block} />
          ))}
        </div>
      )}
    </>
  );
}
