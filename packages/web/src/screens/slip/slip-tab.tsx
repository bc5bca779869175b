import { useT } from '../../i18n/use-texts';
import { useSlip, type SlipKind } from '../../state';
import { Button } from '../../ui/button';
import { PlacedBets } from './placed-bets';
import { SlipFooter } from './slip-footer';
import { SlipItemCard } from './slip-item-card';
import styles from './slip-tab.module.css';

/** One tab of the slip that is not empty: what was just taken, the picks, and what it comes to. */
export function SlipTab({ kind }: { readonly kind: SlipKind }) {
  const t = useT();
  const slip = useSlip(kind);
  return (
    <div className={styles['tab']}>
      <PlacedBets placed={slip.placed} onDismiss={slip.dismissResults} />
      {slip.rows.length > 0 && (
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
