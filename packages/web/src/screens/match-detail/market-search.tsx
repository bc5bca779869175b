import type { Match, Play } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketWords } from '@clutchline/i18n/market-words';

import { useT } from '../../i18n/use-texts';
import { foldText, searchNames } from '../../state';
import { SearchField } from '../../ui/search-field';
import styles from './market-search.module.css';
import type { MarketBlock } from './play-groups';

export interface MarketFinder {
  readonly text: string;
  readonly has: (block: MarketBlock) => boolean;
}

interface MarketSearchProps {
  readonly match: Match;
  /** Null without search. */
  readonly found: number | null;
  /** Null ends the search. */
  readonly onFind: (finder: MarketFinder | null) => void;
}

/** DETAIL-7: over all maps, by the words of every language. */
export function MarketSearch({ match, found, onFind }: MarketSearchProps) {
  const t = useT();
  return (
    <div className={styles['search']}>
      <SearchField
        label={t('match-detail.search')}
        clearLabel={t('search.clear')}
        onSearch={(text) => onFind(foldText(text) === '' ? null : createFinder(match, text))}
      />
      <p role="status" className={styles['count']}>
        {found !== null && t('match-detail.markets_found', { count: found })}
      </p>
    </div>
  );
}

/** Names of a market do not change, so each is searched once. */
export function createFinder(match: Match, text: string): MarketFinder {
  const isFound = searchNames(text);
  const known = new WeakMap<Play, boolean>();
  const search = ({ main, others }: MarketBlock): boolean => {
    const numeralOf = (langId: Parameters<typeof roundNumeral>[1]) => roundNumeral(main.round, langId);
    return isFound(marketWords({ match, plays: [main, ...others], numeralOf }).map(foldText));
  };
  return {
    text,
    has: (block) => {
      const has = known.get(block.main) ?? search(block);
      known.set(block.main, has);
      return has;
    },
  };
}
