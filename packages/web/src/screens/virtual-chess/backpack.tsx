import { type RentedSlot, SLOTS } from '@clutchline/domain/auto-chess';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type HeldCard, saleOf } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { useSessionResult } from '../common/games/game-head';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { PlaceList } from './card/place-list';
import { ignoreRepeat } from './card/press-button';
import type { GamePartProps } from './chess-parts';
import styles from './chess.module.css';
import { PauseNotice } from './pause-notice';
import { SignInBox } from './sign-in-box';
import { SlotPlace } from './slot-place';

const BackpackSheet = lazyPart(async () => (await import('./backpack-sheet')).BackpackSheet);
const RentSheet = lazyPart(async () => (await import('./rent-sheet')).RentSheet);

const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, index) => index + 1);

/** The backpack as a separate part. */
export function BackpackPart({ view, list, money }: GamePartProps) {
  if (view.status === 'loading') return <Skeleton width="100%" height="20rem" />;
  if (view.status === 'failed') return <LoadFailed reload={view.reload} />;
  if (view.held === null) return <SignInBox />;
  return (
    <div className={styles['game']}>
      <PauseNotice state={view.held.state} />
      <Backpack view={view} list={list} money={money} />
    </div>
  );
}

interface BackpackBelowProps extends GamePartProps {
  /** Live region with the outcome of the last action, shown in the sheet. */
  readonly status: ReactNode;
}

/** Below the market; on a phone a bar at the bottom that opens it as a sheet (CHESS-1). */
export function BackpackBelow({ status, ...props }: BackpackBelowProps) {
  const t = useT();
  const isNarrow = useAppWidth() === 'narrow';
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return <Backpack {...props} />;
  return (
    <>
      <button type="button" className={styles['bar']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <strong>{t('chess.backpack')}</strong>{' '}
        <span>
          <BackpackTotal {...props} />
        </span>
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <BackpackSheet onClose={() => setIsOpen(false)}>
          {status}
          <Slots {...props} />
        </BackpackSheet>
      )}
    </>
  );
}

function Backpack(props: GamePartProps) {
  const t = useT();
  return (
    <section className={styles['box']} aria-label={t('chess.backpack')}>
      <h2 className={styles['heading']}>{t('chess.backpack')}</h2>
      <Slots {...props} />
    </section>
  );
}

/** Sum of the sale values of all cards. */
function BackpackTotal({ view, list, money }: GamePartProps) {
  const t = useT();
  const cards = view.held?.state.cards ?? [];
  const total = cards.reduce((sum, card) => sum + (saleOf(card, list) ?? 0), 0);
  return cards.length === 0
    ? t('chess.backpack_empty')
    : t('chess.total', { count: cards.length, amount: money.price(total) });
}

/** Six slots and two rented ones; cards are sold, and moved by two presses (CHESS-3, CHESS-6). */
function Slots({ view, list, money }: GamePartProps) {
  const t = useT();
  const [moving, setMoving] = useState<HeldCard | null>(null);
  const [rented, setRented] = useState<RentedSlot | null>(null);
  const result = useSessionResult();
  const state = view.held?.state;
  if (state === undefined) return null;
  const moved = state.cards.find(({ card }) => card === moving?.card) ?? null;

  function leaveMoving(event: KeyboardEvent): void {
    ignoreRepeat(event);
    if (event.key !== 'Escape' || moved === null) return;
    // A sheet around it stays open.
    event.preventDefault();
    setMoving(null);
  }

  return (
    <div className={styles['pack']} onKeyDown={leaveMoving}>
      <p className={styles['quiet']}>
        <BackpackTotal view={view} list={list} money={money} />
      </p>
      {result !== null && <p className={styles['quiet']}>{result}</p>}
      <PlaceList label={t('chess.backpack')} look="slots">
        {SLOT_NUMBERS.map((slot) => (
          <SlotPlace
            key={slot}
            slot={slot}
            view={view}
            list={list}
            money={money}
            moving={moved}
            onMoving={setMoving}
            onRent={setRented}
          />
        ))}
      </PlaceList>
      {rented !== null && (
        <RentSheet slot={rented} view={view} list={list} money={money} onClose={() => setRented(null)} />
      )}
    </div>
  );
}
