import { pickTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useComboLines, useMoney, type ShownLine, type SlipView } from '../../state';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import styles from './combo-details.module.css';

/** So many lines come at a time. */
const PAGE = 50;

interface ComboDetailsProps {
  readonly slip: SlipView;
  readonly onClose: () => void;
}

/** Every line of the combo with its odds and its return, fifty at a time (SLIP-7). */
export function ComboDetails({ slip, onClose }: ComboDetailsProps) {
  const t = useT();
  const [most, setMost] = useState(PAGE);
  const lines = useComboLines(slip, most);
  const count = slip.system?.lines ?? 0;
  return (
    <Sheet title={t('system.details')} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles['note']}>{t('system.note')}</p>
      <ol className={styles['lines']}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {lines.length < count && (
        <Button wide onPress={() => setMost(most + PAGE)}>
          {t('system.more', { shown: lines.length, count })}
        </Button>
      )}
    </Sheet>
  );
}

function Line({ line }: { readonly line: ShownLine }) {
  const t = useT();
  const money = useMoney();
  return (
    <li className={styles['line']}>
      <span>{line.items.map((item) => pickTitle(t, item)).join(' · ')}</span>
      <span className={styles['figures']}>
        <span>{line.odds}</span>
        {line.possibleReturn !== null && <span>{t('slip.to_return', { amount: money(line.possibleReturn) })}</span>}
      </span>
    </li>
  );
}
