import { type LiveState, type MarketGroup, type Match, MATCH_STATUS } from '@clutchline/contract';
import { isOver, mapOutlook, roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type MatchDetailData, useLive, useRound, useShownPlays } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { Tabs } from '../../ui/tabs';
import { MarketCard } from './market-card';
import styles from './match-detail.module.css';
import { groupsOf, marketBlocks, playsOf } from './play-groups';

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

export type EmptyReason =
  'cancelled' | 'ended' | 'map_over' | 'map_not_needed' | 'map_later' | 'map_now' | 'hidden' | 'no_plays';

interface EmptyPlace {
  readonly match: Pick<Match, 'best_of'>;
  readonly live: Pick<LiveState, 'status' | 'round' | 'score_1' | 'score_2'>;
  /** 0: whole match. */
  readonly round: number;
  readonly hasHidden: boolean;
}

const BY_OUTLOOK = { over: 'map_over', not_needed: 'map_not_needed', later: 'map_later', now: 'map_now' } as const;

/** Permanent reasons first (DETAIL-1). */
export function emptyReason({ match, live, round, hasHidden }: EmptyPlace): EmptyReason {
  if (live.status === MATCH_STATUS.cancelled) return 'cancelled';
  if (isOver(live.status)) return 'ended';
  const outlook = round === 0 ? 'now' : mapOutlook({ live, bestOf: match.best_of, round });
  if (hasHidden && (outlook === 'now' || outlook === 'later')) return 'hidden';
  return round === 0 ? 'no_plays' : BY_OUTLOOK[outlook];
}

interface GroupFilterProps {
  readonly groups: readonly MarketGroup[];
  readonly selected: MarketGroup | 'all';
  readonly onSelect: (group: MarketGroup | 'all') => void;
}

export function GroupFilter({ groups, selected, onSelect }: GroupFilterProps) {
  const t = useT();
  if (groups.length < 2) return null;
  const items = [
    { id: 'all' as const, text: t('match-detail.group_all') },
    ...groups.map((group) => ({ id: group, text: t(`market.group_${group}`) })),
  ];
  return (
    <Tabs label={t('match-detail.groups')} items={items} selected={selected} onSelect={onSelect} look="segments" />
  );
}

interface RoundTabsProps {
  readonly bestOf: number;
  /** 0 before the first and after the last map. */
  readonly playing: number;
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}

/** DETAIL-1, LANG-5. */
export function RoundTabs({ bestOf, playing, selected, onSelect }: RoundTabsProps) {
  const t = useT();
  const items = Array.from({ length: bestOf + 1 }, (_, round) => ({
    id: round,
    text: roundTitle(t, round, roundNumeral(round, t.langId)),
    dot: round > 0 && round === playing,
  }));
  return <Tabs label={t('match-detail.maps')} items={items} selected={selected} onSelect={onSelect} />;
}
