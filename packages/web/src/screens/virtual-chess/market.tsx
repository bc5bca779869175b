import { type CardFace, MARKET_PLACES } from '@clutchline/domain/auto-chess';

import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { type ChessView, shownPlaces, type ShownOffer, useClientSeed } from '../../state';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { ChessCard } from './card/chess-card';
import { cardName } from './card/hero-names';
import { Place, PlaceList } from './card/place-list';
import { PressButton } from './card/press-button';
import { RETENTION_MINUTES } from './chess-figures';
import { type GamePartProps, isWaiting } from './chess-parts';
import { PauseNotice } from './pause-notice';
import styles from './chess.module.css';
import { SignInBox } from './sign-in-box';

const Refreshes = lazyPart(
  async () => (await import('./refreshes')).Refreshes,
  <Skeleton width="100%" height="12rem" />,
);
const Backpack = lazyPart(
  async () => (await import('./backpack')).BackpackBelow,
  <Skeleton width="100%" height="16rem" />,
);

/** For visitors who are not signed in. */
const EXAMPLE: readonly CardFace[] = [
  { hero: 3, rank: 1, star: 1 },
  { hero: 1, rank: 2, star: 2 },
  { hero: 4, rank: 1, star: 1 },
  { hero: 6, rank: 3, star: 1 },
  { hero: 2, rank: 1, star: 1 },
];

interface MarketProps extends GamePartProps {
  readonly status: ReactNode;
}

/** Card market, its refreshes, and the backpack below (CHESS-1, CHESS-4). */
export function Market({ view, list, money, status }: MarketProps) {
  const { held } = view;
  if (view.status === 'loading') return <Skeleton width="100%" height="20rem" />;
  if (view.status === 'failed') return <LoadFailed reload={view.reload} />;
  if (held === null) return <ExampleMarket view={view} list={list} money={money} />;
  return (
    <div className={styles['game']}>
      <PauseNotice state={held.state} />
      <Offers view={view} list={list} money={money} />
      <Refreshes view={view} list={list} money={money} />
      <Backpack view={view} list={list} money={money} status={status} />
    </div>
  );
}

function ExampleMarket({ view, list, money }: GamePartProps) {
  const t = useT();
  return (
    <div className={styles['game']}>
      <SignInBox />
      <Refreshes view={view} list={list} money={money} />
      <section className={styles['box']} aria-label={t('chess.example')}>
        <h2 className={styles['heading']}>
          {t('chess.market')} <Badge>{t('chess.example')}</Badge>
        </h2>
        <PlaceList label={t('chess.market')} look="offers">
          {shownPlaces(EXAMPLE, [], list).map(({ place, card }) => (
            <Place key={place} number={place}>
              {card !== null && (
                <ChessCard face={card.face}>
                  <Prices offer={card} money={money} />
                </ChessCard>
              )}
            </Place>
          ))}
        </PlaceList>
      </section>
    </div>
  );
}

/** The five cards, or why they are missing. */
function Offers({ view, list, money }: GamePartProps) {
  const t = useT();
  const state = view.held?.state;
  if (state === undefined) return null;
  const { market, cards } = state;
  return (
    <section className={styles['box']} aria-label={t('chess.market')}>
      <h2 className={styles['heading']}>{t('chess.market')}</h2>
      {market === null ? (
        <NoMarket isRemoved={state.is_market_removed === 1} hasSeed={state.seeds.client_seed !== null} />
      ) : (
        <>
          <PlaceList label={t('chess.market')} look="offers">
            {shownPlaces(market.cards, cards, list).map(({ place, card }) => (
              <Place key={place} number={place} isEmpty={card === null}>
                {card === null ? (
                  <p className={styles['quiet']}>{t('chess.empty_place', { place })}</p>
                ) : (
                  <Offer view={view} draw={market.draw} place={place} offer={card} money={money} />
                )}
              </Place>
            ))}
          </PlaceList>
          <p className={styles['quiet']}>{t('chess.retained', { minutes: RETENTION_MINUTES })}</p>
        </>
      )}
    </section>
  );
}

/** The first refresh sends the client seed of this browser; a damaged one is replaced (bad input row 158). */
function NoMarket({ isRemoved, hasSeed }: { readonly isRemoved: boolean; readonly hasSeed: boolean }) {
  const t = useT();
  const { wasDamaged } = useClientSeed();
  return (
    <>
      <p>
        {isRemoved
          ? t('chess.removed', { minutes: RETENTION_MINUTES })
          : t('chess.no_market', { count: MARKET_PLACES })}
      </p>
      {!hasSeed && <p className={styles['quiet']}>{t(wasDamaged ? 'chess.seed_damaged' : 'chess.seed_made')}</p>}
    </>
  );
}

interface OfferProps extends Pick<GamePartProps, 'money'> {
  readonly view: ChessView;
  readonly draw: number;
  readonly place: number;
  readonly offer: ShownOffer;
}

function Offer({ view, draw, place, offer, money }: OfferProps) {
  const t = useT();
  const { face } = offer;
  const isOff = isWaiting(view) || view.held?.state.paused !== null;
  const about = [
    cardName(t, face),
    t('chess.sells_for', { price: money.price(offer.sell) }),
    ...(offer.completes === null ? [] : [t('chess.completes', { count: offer.completes })]),
  ].join(', ');
  return (
    <ChessCard face={face}>
      <Prices offer={offer} money={money} />
      <div className={styles['actions']}>
        <PressButton
          look="main"
          about={about}
          isOff={isOff}
          onPress={() => view.play({ kind: 'buy', draw, place, face })}
        >
          {t('chess.buy', { price: money.price(offer.buy) })}
        </PressButton>
        {offer.isFind && (
          <PressButton
            about={cardName(t, face)}
            isOff={isOff}
            onPress={() => view.play({ kind: 'sell_directly', draw, place, face })}
          >
            {t('chess.sell_directly', { amount: money.price(offer.sell - offer.buy) })}
          </PressButton>
        )}
      </div>
    </ChessCard>
  );
}

/** Both prices, and what a purchase would bring. */
function Prices({ offer, money }: Pick<OfferProps, 'offer' | 'money'>) {
  const t = useT();
  const { buy, sell, isFind, completes, held, face } = offer;
  return (
    <>
      <span className={styles['price']}>{t('chess.costs', { price: money.price(buy) })}</span>
      <span className={styles['price']}>{t('chess.sells_for', { price: money.price(sell) })}</span>
      {isFind && <Badge tone="accent">{t('chess.find', { amount: money.price(sell - buy) })}</Badge>}
      {completes !== null && <Badge>{t('chess.completes', { count: completes })}</Badge>}
      {completes === null && held > 0 && face.star < 3 && (
        <span className={styles['quiet']}>{t('chess.held', { count: held })}</span>
      )}
    </>
  );
}
