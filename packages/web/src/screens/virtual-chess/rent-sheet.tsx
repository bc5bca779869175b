import type { RentedSlot } from '@clutchline/domain/auto-chess';

import { useT } from '../../i18n/use-texts';
import type { RentHours } from '../../state';
import { Sheet } from '../../ui/sheet';
import { PressButton } from './card/press-button';
import { RENT_AHEAD_HOURS, refreshesForRent } from './chess-figures';
import { type GamePartProps, isWaiting } from './chess-parts';
import styles from './chess.module.css';

interface RentSheetProps extends GamePartProps {
  readonly slot: RentedSlot;
  readonly onClose: () => void;
}

const HOURS: readonly RentHours[] = [12, 24, 72];
const DAY_HOURS = 24;

/** Hours and prices of a slot, and when a rent pays off (CHESS-7). */
export function RentSheet({ slot, view, list, money, onClose }: RentSheetProps) {
  const t = useT();
  return (
    <Sheet title={t('chess.rent_title', { slot })} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['sheet']}>
        <p>
          {t('chess.rent_text', {
            hours: DAY_HOURS,
            basic: refreshesForRent(list, 'basic', DAY_HOURS),
            advanced: refreshesForRent(list, 'advanced', DAY_HOURS),
            elite: refreshesForRent(list, 'elite', DAY_HOURS),
          })}
        </p>
        <p className={styles['quiet']}>{t('chess.rent_ahead', { hours: RENT_AHEAD_HOURS })}</p>
        {HOURS.map((hours) => (
          <PressButton
            key={hours}
            isOff={isWaiting(view)}
            onPress={() => {
              onClose();
              view.play({ kind: 'rent_slot', slot, hours });
            }}
          >
            {t('chess.rent_offer', {
              hours,
              price: money.price(list.rent.find((offer) => offer.hours === hours)?.price ?? 0),
            })}
          </PressButton>
        ))}
      </div>
    </Sheet>
  );
}
