import type { ReactNode } from 'react';

import { useLostFocus } from '../ui/use-lost-focus';
import styles from './access-frame.module.css';

interface AccessFrameProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** One column in the middle, without the navigation. */
export function AccessFrame({ title, text, children }: AccessFrameProps) {
  const heading = useLostFocus<HTMLHeadingElement>(title);
  return (
    <main className={styles['frame']}>
      <div className={styles['card']}>
        <h1 ref={heading} className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {children}
      </div>
    </main>
  );
}
