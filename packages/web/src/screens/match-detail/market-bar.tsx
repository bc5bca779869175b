import type { MarketGroup, Match } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';
import { useEffect, useId, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useAppWidth } from '../../ui/app-surface';
import { IconButton } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { lazyPart } from '../common/lazy-part';
import styles from './market-bar.module.css';
import type { MarketFinder } from './market-search';

const MarketSearch = lazyPart(
  async () => (await import('./market-search')).MarketSearch,
  <Skeleton width="100%" height="2.75rem" />,
);

export type ShownGroup = MarketGroup | 'all' | 'favorites';

interface MarketBarProps {
  readonly match: Match;
  /** 0 before the first and after the last map. */
  readonly playing: number;
  readonly round: number;
  readonly onRound: (round: number) => void;
  readonly groups: readonly ShownGroup[];
  readonly group: ShownGroup;
  readonly onGroup: (group: ShownGroup) => void;
  /** Whether there are so many markets that a search helps. */
  readonly isMany: boolean;
  /** Markets found, null without search. */
  readonly found: number | null;
  readonly onFind: (finder: MarketFinder | null) => void;
  /** Another one begins an empty search. */
  readonly searchKey: number;
  /** Null: the order is current. */
  readonly onUpdate: (() => void) | null;
}

/** Maps, then groups and search: on demand in all but wide layouts, so that prices begin higher (DETAIL-9). */
export function MarketBar(bar: MarketBarProps) {
  const t = useT();
  const { match, round, groups, isMany, onUpdate } = bar;
  const toolsId = useId();
  const width = useAppWidth();
  const hasRoom = width === 'wide' || width === 'any';
  const [isOpen, setOpen] = useState(false);
  const hasTools = isMany || groups.length > 1;

  function toggle(): void {
    setOpen(!isOpen);
    if (!isOpen) return;
    bar.onFind(null);
    bar.onGroup('all');
  }

  return (
    <>
      <div className={styles['bar']}>
        {match.kind === 'match' && (
          <RoundTabs bestOf={match.best_of} playing={bar.playing} selected={round} onSelect={bar.onRound} />
        )}
        <span className={styles['actions']}>
          {onUpdate !== null && <IconButton icon="list" label={t('match-detail.update_order')} onPress={onUpdate} />}
          {hasTools && width !== 'wide' && (
            <IconButton
              icon="filter"
              label={t('match-detail.tools')}
              expands={{ id: toolsId, isOpen }}
              onPress={toggle}
            />
          )}
        </span>
      </div>
      {hasTools && (isOpen || hasRoom) && (
        <div id={toolsId} className={styles['tools']}>
          <GroupFilter groups={groups} selected={bar.group} onSelect={bar.onGroup} />
          {isMany && <MarketSearch key={bar.searchKey} match={match} found={bar.found} onFind={bar.onFind} />}
        </div>
      )}
    </>
  );
}

interface GroupFilterProps {
  readonly groups: readonly ShownGroup[];
  readonly selected: ShownGroup;
  readonly onSelect: (group: ShownGroup) => void;
}

function GroupFilter({ groups, selected, onSelect }: GroupFilterProps) {
  const t = useT();
  if (groups.length < 2) return null;
  const textOf = (group: ShownGroup): string => {
    if (group === 'all') return t('match-detail.group_all');
    return group === 'favorites' ? t('match-list.tab_favorites') : t(`market.group_${group}`);
  };
  const items = groups.map((group) => ({ id: group, text: textOf(group) }));
  return (
    <div className={styles['groups']}>
      <Tabs label={t('match-detail.groups')} items={items} selected={selected} onSelect={onSelect} look="segments" />
    </div>
  );
}

interface RoundTabsProps {
  readonly bestOf: number;
  readonly playing: number;
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}

/** DETAIL-1, LANG-5. */
export function RoundTabs({ bestOf, playing, selected, onSelect }: RoundTabsProps) {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]');
    const tabs = tab?.parentElement;
    if (!tab || !tabs) return;
    const beyond = tab.getBoundingClientRect().right - tabs.getBoundingClientRect().right;
    if (beyond > 0) tabs.scrollLeft += beyond;
  }, [selected]);
  const items = Array.from({ length: bestOf + 1 }, (_, round) => ({
    id: round,
    text: roundTitle(t, round, roundNumeral(round, t.langId)),
    dot: round > 0 && round === playing,
  }));
  return (
    <div ref={row} className={styles['rounds']}>
      <Tabs label={t('match-detail.maps')} items={items} selected={selected} onSelect={onSelect} />
    </div>
  );
}
