import type { LiveState, MarketGroup } from '@clutchline/contract';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useLive, type MatchDetailData } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { emptyReason } from './empty-reason';
import { GroupFilter } from './group-filter';
import { MarketCard } from './market-card';
import styles from './match-detail.module.css';
import { groupsOf, marketBlocks, playsOf } from './play-groups';
import { RoundTabs } from './round-tabs';

/** The plays of a match by map and group. */
export function Markets({ detail }: { readonly detail: MatchDetailData }) {
  const { match, plays } = detail;
  const live = useLive(match.game_id, detail.live);
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<MarketGroup | 'all'>('all');
  const groups = groupsOf(plays, round);
  const group = chosen === 'all' || groups.includes(chosen) ? chosen : 'all';
  const blocks = marketBlocks(playsOf(plays, round, group));
  return (
    <>
      {match.kind === 'match' && (
        <RoundTabs bestOf={match.best_of} playing={live.round} selected={round} onSelect={setRound} />
      )}
      <div className={styles['groups']}>
        <GroupFilter groups={groups} selected={group} onSelect={setChosen} />
      </div>
      {blocks.length === 0 ? (
        <NoPlays live={live} round={round} />
      ) : (
        <div className={styles['markets']}>
          {blocks.map((block) => (
            <MarketCard key={block.key} match={match} block={block} />
          ))}
        </div>
      )}
    </>
  );
}

function NoPlays({ live, round }: { readonly live: LiveState; readonly round: number }) {
  const t = useT();
  return <EmptyState icon="lock" title={t(`match-detail.${emptyReason(live, round)}`)} />;
}
