import type { ReactNode } from 'react';

import styles from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly tools?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly children: ReactNode;
}

/** A part of a screen, with a heading of the second level. */
export function Panel({ title, tools, tone = 'plain', children }: PanelProps) {
  return (
    <section className={styles['panel']} data-tone={tone}>
      {(title !== undefined || tools !== undefined) && (
        <header className={styles['head']}>
          {title !== undefined && <h2 className={styles['title']}>{title}</h2>}
          {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
