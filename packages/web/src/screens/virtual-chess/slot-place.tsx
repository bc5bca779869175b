import type { ChessStateInfo } from '@clutchline/contract';
import { isRentedSlot, type RentedSlot } from '@clutchline/domain/auto-chess';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type HeldCard, saleOf, useNow } from '../../state';
import { Badge } from '../../ui/badge';
import { ChessCard } from './card/chess-card';
import { cardName } from './card/hero-names';
import { Place } from './card/place-list';
import { PressButton } from './card/press-button';
import { type GamePartProps, isWaiting } from './chess-parts';
import styles from './chess.module.css';

interface SlotPlaceProps extends GamePartProps {
  readonly slot: number;
  /** The card for which a slot is chosen. */
  readonly moving: HeldCard | null;
  readonly onMoving: (card: HeldCard | null) => void;
  readonly onRent: (slot: RentedSlot) => void;
}

/** One slot: its card with sale and move, or the place to put one. */
export function SlotPlace(props: SlotPlaceProps) {
  const { slot, view, moving } = props;
  const t = useT();
  const state = view.held?.state;
  if (state === undefined) return null;
  const card = state.cards.find((held) => held.slot === slot);
  const isOpen = isRentedSlot(slot) ? rentOf(state, slot)?.is_open === 1 : true;
  return (
    <Place number={slot} isEmpty={card === undefined}>
      <span className={styles['slot']}>{t('chess.slot', { slot })}</span>
      {isRentedSlot(slot) && <Rent {...props} slot={slot} state={state} hasCard={card !== undefined} />}
      {card === undefined ? (
        isOpen && <p className={styles['quiet']}>{t('chess.empty_slot')}</p>
      ) : (
        <SlotCard {...props} card={card} />
      )}
      {moving !== null && moving.slot !== slot && isOpen && <PutHere {...props} moving={moving} />}
    </Place>
  );
}

const rentOf = (state: ChessStateInfo, slot: RentedSlot) => state.slots.find((each) => each.slot === slot);

/** Without dragging: "move" at the card, then this at the slot. */
function PutHere({ slot, view, moving, onMoving }: SlotPlaceProps & { readonly moving: HeldCard }) {
  const t = useT();
  return (
    <PressButton
      look="main"
      about={t('chess.slot', { slot })}
      isOff={isWaiting(view)}
      onPress={() => {
        onMoving(null);
        view.play({ kind: 'move', card: moving.card, slot, face: moving });
      }}
    >
      {t('chess.put_here')}
    </PressButton>
  );
}

/** During a break, an exclusion or in a blocked region locked cards are sold as well (CHESS-7). */
const canSell = (card: HeldCard, state: ChessStateInfo | undefined): boolean =>
  card.is_locked === 0 || (state !== undefined && state.paused !== null);

function SlotCard(props: SlotPlaceProps & { readonly card: HeldCard }) {
  const { view, card, moving, onMoving } = props;
  const t = useT();
  const state = view.held?.state;
  const isLocked = card.is_locked === 1;
  const created = view.result?.outcome.kind === 'done' ? view.result.outcome.merges : [];
  return (
    <ChessCard
      key={card.card}
      face={card}
      isLocked={isLocked}
      isMerged={created.some((merge) => merge.created.card === card.card)}
    >
      {isLocked && <Badge tone="warn">{t('chess.card_locked')}</Badge>}
      <div className={styles['actions']}>
        {canSell(card, state) && <Sell {...props} />}
        {!isLocked && (
          <PressButton
            about={cardName(t, card)}
            isOff={isWaiting(view)}
            onPress={() => onMoving(moving?.card === card.card ? null : card)}
          >
            {t(moving?.card === card.card ? 'chess.cancel' : 'chess.move')}
          </PressButton>
        )}
      </div>
    </ChessCard>
  );
}

/** Hundredths of the base amount; above it a sale is confirmed. */
const CONFIRM_ABOVE = 10_000;
/** Ms of one press. */
const SAME_PRESS_MS = 400;

function Sell({ view, list, money, card }: SlotPlaceProps & { readonly card: HeldCard }) {
  const t = useT();
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const sale = saleOf(card, list);
  const price = sale === null ? '' : money.price(sale);

  function sell(): void {
    const now = performance.now();
    if ((sale ?? Infinity) > CONFIRM_ABOVE && askedAt === null) setAskedAt(now);
    else if (askedAt === null || now - askedAt >= SAME_PRESS_MS)
      view.play({ kind: 'sell', card: card.card, face: card });
  }

  return (
    <PressButton
      look={askedAt === null ? 'plain' : 'confirm'}
      about={cardName(t, card)}
      isOff={isWaiting(view)}
      onPress={sell}
    >
      {t(askedAt === null ? 'chess.sell' : 'chess.sell_confirm', { price })}
    </PressButton>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Minutes before the end in which the slot warns. */
const SOON_MINUTES = 60;

interface RentProps extends SlotPlaceProps {
  readonly slot: RentedSlot;
  readonly state: ChessStateInfo;
  readonly hasCard: boolean;
}

/** Remaining time of a rented slot, and renting it. */
function Rent({ slot, view, state, hasCard, onRent }: RentProps) {
  const t = useT();
  const isOpen = rentOf(state, slot)?.is_open === 1;
  return (
    <>
      {isOpen && <TimeLeft slot={slot} state={state} hasCard={hasCard} />}
      {!isOpen && !hasCard && <p className={styles['quiet']}>{t('chess.slot_closed')}</p>}
      <PressButton
        about={t('chess.slot', { slot })}
        isOff={isWaiting(view) || state.paused !== null}
        onPress={() => onRent(slot)}
      >
        {t('chess.rent')}
      </PressButton>
    </>
  );
}

/** Of a card in the slot the last hour is a warning. */
function TimeLeft({ slot, state, hasCard }: Pick<RentProps, 'slot' | 'state' | 'hasCard'>) {
  const t = useT();
  const now = useNow();
  const until = rentOf(state, slot)?.until ?? now;
  const left = Math.max(0, Math.ceil((until - now) / MINUTE_MS));
  if (state.is_slot_time_stopped === 1) return <span className={styles['quiet']}>{t('chess.slot_stopped')}</span>;
  return (
    <>
      <span className={styles['quiet']}>
        {t('chess.slot_left', { hours: Math.floor(left / HOUR_MINUTES), minutes: left % HOUR_MINUTES })}
      </span>
      {hasCard && left <= SOON_MINUTES && (
        <p role="note" className={styles['notice']}>
          {t('chess.slot_ends', { minutes: left })}
        </p>
      )}
    </>
  );
}
