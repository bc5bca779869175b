import type { Match, Play } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketWords } from '@clutchline/i18n/market-words';
import { useEffect, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { foldText, searchNames } from '../../state';
import { IconButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
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

const REST_MS = 250;

/** DETAIL-7: over all maps, by the words of every language. */
export function MarketSearch({ match, found, onFind }: MarketSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  function type(next: string, waitMs: number): void {
    setTyped(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onFind(foldText(next) === '' ? null : createFinder(match, next)), waitMs);
  }

  function clear(): void {
    type('', 0);
    field.current?.focus();
  }

  return (
    <div role="search" className={styles['search']}>
      <label className={styles['field']}>
        <VisuallyHidden>{t('match-detail.search')}</VisuallyHidden>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('match-detail.search')}
          value={typed}
          onChange={(event) => type(event.target.value, REST_MS)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
        />
      </label>
      {typed !== '' && <IconButton icon="close" label={t('search.clear')} onPress={clear} />}
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
