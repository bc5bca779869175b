import type { ReactNode } from 'react';

import styles from './list-and-detail.module.css';

/** A list, and beside it the chosen row; below it on a narrow page. */
export function ListAndDetail({ children }: { readonly children: ReactNode }) {
  return <div className={styles['parts']}>{children}</div>;
}
