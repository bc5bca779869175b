import { type ReactNode, useRef } from 'react';

import styles from './panel.module.css';
import { useHeldFocus } from './use-lost-focus';

interface PanelProps {
  readonly title?: string;
  readonly tools?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly children: ReactNode;
}

/** A part of a screen, with a heading of the second level. The heading takes the focus if the focused element of the panel is removed. */
export function Panel({ title, tools, tone = 'plain', children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useHeldFocus(() => heading.current?.focus());
  return (
    <section {...held} className={styles['panel']} data-tone={tone}>
      {(title !== undefined || tools !== undefined) && (
        <header className={styles['head']}>
          {title !== undefined && (
            <h2 ref={heading} className={styles['title']} tabIndex={-1}>
              {title}
            </h2>
          )}
          {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
