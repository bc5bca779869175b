import { useT } from '../../i18n/use-texts';
import { useSlip, type SlipKind } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PlacedBets } from './placed-bets';
import { SlipFooter } from './slip-footer';
import { SlipItemCard } from './slip-item-card';
import styles from './slip-tab.module.css';

/** One tab of the slip: what was just taken, the picks, and what it comes to. */
export function SlipTab({ kind }: { readonly kind: SlipKind }) {
  const t = useT();
  const slip = useSlip(kind);
  const isEmpty = slip.rows.length === 0;
  return (
    <div className={styles['tab']}>
      <PlacedBets placed={slip.placed} onDismiss={slip.dismissResults} />
      {isEmpty && slip.placed.length === 0 && (
        <EmptyState
          icon="ticket"
          title={t('slip.empty_title')}
          text={t(kind === 'single' ? 'slip.empty_singles' : 'slip.empty_parlay')}
        />
      )}
      {!isEmpty && (
        <>
          <ul className={styles['items']}>
            {slip.rows.map((row) => (
              <li key={row.item.shop_id}>
                <SlipItemCard row={row} slip={slip} />
              </li>
            ))}
          </ul>
          <div className={styles['clear']}>
            <Button look="quiet" onPress={slip.clear}>
              {t('slip.clear')}
            </Button>
          </div>
          <SlipFooter slip={slip} />
        </>
      )}
    </div>
  );
}
