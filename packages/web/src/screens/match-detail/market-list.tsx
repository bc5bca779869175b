import type { LiveState, Match } from '@clutchline/contract';

import type { FavoriteMarkets } from '../../state';
import { MarketCard } from './market-card';
import styles from './market-list.module.css';
import { columnStarts, heightOf, type MarketPlace } from './market-order';
import type { MarketBlock } from './play-groups';
import type { HeldPlaces } from './use-held-places';

interface MarketListProps {
  readonly match: Match;
  /** As fetched. */
  readonly live: LiveState;
  readonly blocks: readonly MarketBlock[];
  readonly places: readonly MarketPlace[];
  readonly hold: HeldPlaces['hold'];
  /** Null: not offered. */
  readonly favorites: FavoriteMarkets | null;
  /** Whether the cards name their maps. */
  readonly withMap: boolean;
}

/**
 * In columns of independent cards. The style sheet decides by the width how many; the first card of each is given for
 * all widths, so that the browser does not distribute the cards again when one of them grows (DETAIL-5).
 */
export function MarketList({ match, live, blocks, places, hold, favorites, withMap }: MarketListProps) {
  const cards = places.flatMap(({ key, state }) => {
    const block = blocks.find((one) => one.key === key);
    return block === undefined ? [] : [{ block, state }];
  });
  const heights = cards.map(({ block, state }) => heightOf(block, state));
  const [ofTwo, ofThree] = [columnStarts(heights, 2), columnStarts(heights, 3)];
  return (
    <div {...hold} className={styles['list']}>
      {cards.map(({ block, state }, index) => (
        <div
          key={block.key}
          className={styles['cell']}
          data-starts={[ofTwo.includes(index) && 'two', ofThree.includes(index) && 'three'].filter(Boolean).join(' ')}
        >
          <MarketCard {...{ match, live, block, favorites, withMap }} isFolded={state === 'closed'} />
        </div>
      ))}
    </div>
  );
}
