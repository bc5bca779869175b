import { Fragment, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useRemovedItem, useSlip, type SlipActions, type SlipKind, type SlipView } from '../../state';
import { Button } from '../../ui/button';
import { PlacedBets } from './placed-bets';
import { RemovedRow, restoreFocus } from './removed-row';
import { SlipFooter } from './slip-footer';
import { SlipItemCard } from './slip-item-card';
import styles from './slip-tab.module.css';

export function SlipTab({ kind }: { readonly kind: SlipKind }) {
  const t = useT();
  const slip = useSlip(kind);
  return (
    <div className={styles['tab']}>
      <PlacedBets placed={slip.placed} onDismiss={slip.dismissResults} />
      <Selections slip={slip} />
      {slip.rows.length > 0 && (
        <>
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

/** In the order of choosing. */
function Selections({ slip }: { readonly slip: SlipView & SlipActions }) {
  const { removed, undo, forget } = useRemovedItem(slip.kind);
  const [restored, setRestored] = useState<number | null>(null);
  const restore = (): void => {
    setRestored(removed?.first.item.shop_id ?? null);
    undo();
  };
  const gap = removed !== null && (
    <li key={`removed ${removed.first.item.shop_id}`}>
      <RemovedRow removed={removed} undo={restore} forget={forget} />
    </li>
  );
  const place = Math.min(removed?.first.place ?? 0, slip.rows.length);
  if (removed === null && slip.rows.length === 0) return null;
  return (
    <ul className={styles['items']}>
      {slip.rows.map((row, index) => (
        <Fragment key={row.item.shop_id}>
          {index === place && gap}
          <li ref={row.item.shop_id === restored ? restoreFocus : undefined}>
            <SlipItemCard row={row} slip={slip} />
          </li>
        </Fragment>
      ))}
      {place === slip.rows.length && gap}
    </ul>
  );
}
