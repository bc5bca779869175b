import { CATEGORY, type LiveState, type MarketCode, type Match, type Play, PLAY_STATUS } from '@clutchline/contract';
import { roundNumeral, stateForReason } from '@clutchline/domain';
import { marketDescription, marketName, roundTitle } from '@clutchline/i18n';
import { useId, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type FavoriteMarkets, useOpenAnalysis, usePlayReason } from '../../state';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../common/lazy-part';
import { Ladder } from './ladder';
import styles from './market-card.module.css';
import { hasWinner, PlayNote, Prices, Winners } from './market-parts';
import { linesOf, type MarketBlock } from './play-groups';

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
  /** One line until the player opens it. */
  readonly isFolded: boolean;
  /** Whether the title names the map. */
  readonly withMap: boolean;
  /** Null: not offered. */
  readonly favorites: FavoriteMarkets | null;
}

export function MarketCard({ match, live, block, isFolded, withMap, favorites }: MarketCardProps) {
  const t = useT();
  const [bodyId, meaningId] = [useId(), useId()];
  const [isOpened, setOpened] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const { main } = block;
  const name = marketName(t, main);
  const map = roundTitle(t, main.round, roundNumeral(main.round, t.langId));
  const market = withMap ? t('market.on_map', { map, market: name }) : name;
  const openAnalysis = useOpenAnalysis();
  const isOpen = !isFolded || isOpened;
  return (
    <section className={styles['card']} data-folded={!isOpen}>
      <header className={styles['head']}>
        {isFolded ? (
          <FoldedTitle {...{ match, live, market, bodyId, isOpen }} play={main} onToggle={() => setOpened(!isOpened)} />
        ) : (
          <h2>{market}</h2>
        )}
        {isOpen && (
          <>
            <PlayMarks match={match} live={live} play={main} />
            <span className={styles['buttons']}>
              <MarketStar market={market} code={main.market} favorites={favorites} />
              {hasAnalysis(match, main) && (
                <IconButton
                  icon="chart"
                  label={t('match-detail.analyse', { market })}
                  onPress={() => openAnalysis(main.play_info_id)}
                />
              )}
              <IconButton
                icon="info"
                label={t('market-info.meaning_of', { market })}
                expands={{ id: meaningId, isOpen: isExplained }}
                onPress={() => setExplained(!isExplained)}
              />
            </span>
          </>
        )}
      </header>
      {isOpen && (
        <div id={bodyId} className={styles['body']}>
          <MarketBody {...{ match, live, block, market, isUnfolded }} onUnfold={() => setUnfolded(!isUnfolded)} />
          {isExplained && (
            <div id={meaningId} className={styles['meaning']}>
              <MarketMeaning match={match} plays={linesOf(block, isUnfolded)} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** STATS-6. */
const hasAnalysis = ({ kind }: Match, { market, status }: Play): boolean =>
  kind === 'match' && market !== 'special' && status < PLAY_STATUS.closed;

interface FoldedTitleProps extends PlayMarksProps {
  readonly market: string;
  readonly bodyId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** DETAIL-5: a closed market with its winners, or that they are not known yet. */
function FoldedTitle({ match, live, play, market, bodyId, isOpen, onToggle }: FoldedTitleProps) {
  const t = useT();
  const reason = usePlayReason({ match, live, play });
  const isAwaited = reason === 'match_over' || reason === 'map_over';
  return (
    <h2 className={styles['folded']}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? bodyId : undefined} onClick={onToggle}>
        <span className={styles['market']}>
          {market} {play.category_id === CATEGORY.normal_bet && <Badge>{t('status.play_pool')}</Badge>}
        </span>{' '}
        {!isOpen && (
          <span className={styles['result']}>
            {hasWinner(play) ? (
              <Winners match={match} play={play} />
            ) : (
              t(isAwaited ? 'match-list.awaiting_result' : 'status.play_closed')
            )}
          </span>
        )}
        <Icon name="chevron" size={16} />
      </button>
    </h2>
  );
}

interface MarketStarProps {
  readonly market: string;
  readonly code: MarketCode;
  readonly favorites: FavoriteMarkets | null;
}

/** DETAIL-7. A special market exists in one match only. */
function MarketStar({ market, code, favorites }: MarketStarProps) {
  const t = useT();
  if (favorites === null || code === 'special') return null;
  return (
    <IconButton
      icon="star"
      label={t('match-detail.favourite_market', { market })}
      pressed={favorites.codes.has(code)}
      onPress={() => favorites.toggle(code)}
    />
  );
}

interface MarketBodyProps extends Pick<MarketCardProps, 'match' | 'live' | 'block'> {
  readonly market: string;
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** Prices first, explanations below them. */
function MarketBody({ match, live, block, market, isUnfolded, onUnfold }: MarketBodyProps) {
  const t = useT();
  const { main, others } = block;
  const isPool = main.category_id === CATEGORY.normal_bet;
  const about = marketDescription(t, main);
  return (
    <>
      {others.length === 0 ? (
        <Prices match={match} play={main} label="full" />
      ) : (
        <Ladder {...{ match, block, market, isUnfolded }} onToggle={onUnfold} />
      )}
      {linesOf(block, isUnfolded).map((play) => (
        <Winners key={play.play_info_id} match={match} play={play} />
      ))}
      {about !== '' && <p className={styles['hint']}>{about}</p>}
      {isPool && <p className={styles['hint']}>{t('match-detail.pool_hint')}</p>}
      <PlayNote match={match} live={live} play={main} />
      {isPool && <PoolPanel match={match} play={main} />}
    </>
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
    <span className={styles['marks']}>
      {play.category_id === CATEGORY.normal_bet && <Badge>{t('status.play_pool')}</Badge>}
      {play.no_parlay === 1 && state !== 'closed' && <Badge>{t('market-info.no_combo')}</Badge>}
      {state === 'suspended' && <Badge tone="warn">{t('status.play_suspended')}</Badge>}
      {state === 'closed' && <Badge>{t('status.play_closed')}</Badge>}
    </span>
  );
}
