import type { ReactNode } from 'react';

import styles from './field-row.module.css';

/** Short fields side by side. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
