import type { ReactNode } from 'react';

import styles from './badge.module.css';

export type BadgeTone = 'accent' | 'live' | 'up' | 'down' | 'warn' | 'neutral';

/** The text alone suffices; the tone repeats it. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
