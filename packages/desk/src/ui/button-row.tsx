import type { ReactNode } from 'react';

import styles from './button-row.module.css';

interface ButtonRowProps {
  /** `end`: of a dialog. */
  readonly at?: 'start' | 'end';
  readonly children: ReactNode;
}

export function ButtonRow({ at = 'start', children }: ButtonRowProps) {
  return (
    <div className={styles['row']} data-at={at}>
      {children}
    </div>
  );
}
