import type { ReactNode } from 'react';

import styles from './wrapped.module.css';

/** Long text in a cell of a table. */
export function Wrapped({ children }: { readonly children: ReactNode }) {
  return <span className={styles['wrapped']}>{children}</span>;
}
