import { useT } from '../../i18n/use-texts';
import { useCopy } from '../common/use-copy';
import styles from './order-number.module.css';

interface OrderNumberProps {
  readonly orderNo: string;
  readonly isWhole: boolean;
}

const SHOWN_DIGITS = 6;

/** @example shortOrder('01JD5Z6W7X8Y9ZABCDEFGHJKMN') // '…GHJKMN' */
export const shortOrder = (orderNo: string): string => `…${orderNo.slice(-SHOWN_DIGITS)}`;

/** BET-6, BET-10. If the browser refuses to copy, the whole number is shown and selected. */
export function OrderNumber({ orderNo, isWhole }: OrderNumberProps) {
  const t = useT();
  const { state, copy } = useCopy(orderNo);
  const short = shortOrder(orderNo);
  return (
    <div className={styles['orderLine']}>
      {state === 'refused' ? (
        <span className={styles['order']} ref={select}>
          {orderNo}
        </span>
      ) : (
        <span className={styles['order']}>{t('bets.order', { number: isWhole ? orderNo : short })}</span>
      )}
      <button
        type="button"
        className={styles['copy']}
        data-focus-next
        aria-label={t('bets.copy_order', { number: short })}
        onClick={copy}
      >
        <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true" focusable="false">
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" fill="none" stroke="currentColor" strokeWidth={1.75} />
        </svg>
      </button>
      <span role="status" className={styles['quiet']}>
        {state === 'copied' && t('bets.copied')}
        {state === 'refused' && t('bets.copy_refused')}
      </span>
    </div>
  );
}

function select(number: HTMLElement | null): void {
  if (number !== null) getSelection()?.selectAllChildren(number);
}
