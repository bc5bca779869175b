import type { ReactNode } from 'react';

import styles from './banner.module.css';

interface BannerProps {
  readonly tone: 'info' | 'warn' | 'down' | 'up';
  readonly children: ReactNode;
}

export function Banner({ tone, children }: BannerProps) {
  return (
    <div className={styles['banner']} data-tone={tone}>
      {children}
    </div>
  );
}
