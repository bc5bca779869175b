import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import type { SlipRow } from '../../state';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './slip-item-card.module.css';

/** A moved price also shows the last accepted price, struck through. */
export function SlipPrice({ row }: { readonly row: SlipRow }) {
  const t = useT();
  const oddText = useOddText();
  const { move, bettable } = row;
  const odd = oddText(row.odd);
  const was = row.was === null ? null : oddText(row.was);
  if (was === null) {
    return (
      <span className={styles['price']} data-move={move ?? 'none'}>
        {!bettable && <Icon name="lock" size={13} />}
        {odd}
      </span>
    );
  }
  return (
    <span className={styles['price']} data-move={move ?? 'none'}>
      <VisuallyHidden>{t('slip.price_moved', { was, odd })}</VisuallyHidden>
      <s className={styles['was']} aria-hidden="true">
        {was}
      </s>
      <span aria-hidden="true">{odd}</span>
    </span>
  );
}
