import { Sheet } from '@clutchline/web/ui/sheet';
import type { ReactNode } from 'react';

import { useT } from '../texts/use-texts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useT();
  return (
    <Sheet title={title} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['body']}>{children}</div>
    </Sheet>
  );
}
