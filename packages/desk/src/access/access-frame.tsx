import type { ReactNode } from 'react';

import styles from './access-frame.module.css';

interface AccessFrameProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** One column in the middle, without the navigation. */
export function AccessFrame({ title, text, children }: AccessFrameProps) {
  return (
    <main className={styles['frame']}>
      <div className={styles['card']}>
        <h1 className={styles['title']}>{title}</h1>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {children}
      </div>
    </main>
  );
}
