import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { Sheet } from '../../ui/sheet';
import styles from './chess.module.css';

interface BackpackSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The backpack over the market of a phone. */
export function BackpackSheet({ onClose, children }: BackpackSheetProps) {
  const t = useT();
  return (
    <Sheet title={t('chess.backpack')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['sheet']}>{children}</div>
    </Sheet>
  );
}
