import { type LiveState, type Match, MATCH_STATUS } from '@clutchline/contract';
import { isOver, mapOutlook } from '@clutchline/domain';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type MatchDetailData, useFavoriteMarkets, useLive, usePlayStates, useRound, useShownPlays } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { MarketBar, type ShownGroup } from './market-bar';
import { MarketList } from './market-list';
import { placeMarkets } from './market-order';
import type { MarketFinder } from './market-search';
import { groupsOf, marketBlocks, playsOf } from './play-groups';
import { useHeldPlaces } from './use-held-places';

/** From so many markets of a match on, they can be searched and made favourites (DETAIL-7). */
export const MANY_MARKETS = 12;

export function Markets({ detail }: { readonly detail: MatchDetailData }) {
  const { match, plays } = detail;
  const live = useLive(match.game_id, detail.live);
  const shown = useShownPlays(match.game_id, plays);
  const stateOf = usePlayStates({ match, live: detail.live, plays });
  const favorites = useFavoriteMarkets();
  const { round, choose } = useRound(match.best_of);
  const [chosen, setChosen] = useState<ShownGroup>('all');
  const [search, setSearch] = useState<Search>(NO_SEARCH);
  const every = marketBlocks(shown);
  const isMany = every.length >= MANY_MARKETS;
  const own = groupsOf(shown, round);
  const groups: readonly ShownGroup[] = [
    'all',
    ...(isMany ? (['favorites'] as const) : []),
    ...(own.length > 1 ? own : []),
  ];
  const group = groups.includes(chosen) ? chosen : 'all';
  const blocks = every.filter((block) => {
    if (search.finder !== null) return search.finder.has(block);
    const { main } = block;
    if (main.round !== round) return false;
    return group === 'favorites' ? favorites.codes.has(main.market) : group === 'all' || main.group === group;
  });
  const view = search.finder === null ? `${round} ${group}` : `search ${search.finder.text}`;
  const order = useHeldPlaces(placeMarkets(blocks, { stateOf, favorites: favorites.codes }), view);
  const hasHidden = playsOf(plays, round, 'all').length > 0;
  return (
    <>
      <MarketBar
        {...{ match, round, groups, group, isMany }}
        playing={live.round}
        onRound={(next) => {
          setSearch(({ key }) => ({ key: key + 1, finder: null }));
          choose(next);
        }}
        onGroup={(next) => {
          setSearch(({ key }) => ({ key: key + 1, finder: null }));
          setChosen(next);
        }}
        found={search.finder === null ? null : blocks.length}
        onFind={(finder) => setSearch(({ key }) => ({ key, finder }))}
        searchKey={search.key}
        onUpdate={order.isPending ? order.update : null}
      />
      {blocks.length === 0 ? (
        <NoMarkets
          isSearch={search.finder !== null}
          isFavorites={group === 'favorites'}
          reason={emptyReason({ match, live, round, hasHidden })}
        />
      ) : (
        <MarketList
          {...{ match, blocks }}
          live={detail.live}
          places={order.places}
          hold={order.hold}
          favorites={isMany ? favorites : null}
          withMap={search.finder !== null}
        />
      )}
    </>
  );
}

interface Search {
  readonly key: number;
  readonly finder: MarketFinder | null;
}

const NO_SEARCH: Search = { key: 0, finder: null };

interface NoMarketsProps {
  readonly isSearch: boolean;
  readonly isFavorites: boolean;
  readonly reason: EmptyReason;
}

function NoMarkets({ isSearch, isFavorites, reason }: NoMarketsProps) {
  const t = useT();
  if (isSearch) return <EmptyState icon="search" title={t('match-detail.markets_found', { count: 0 })} />;
  if (isFavorites) return <EmptyState icon="star" title={t('match-detail.no_favourites')} />;
  return <EmptyState icon="lock" title={t(`match-detail.${reason}`)} />;
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
