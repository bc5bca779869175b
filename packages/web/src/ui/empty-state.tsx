import type { ReactNode } from 'react';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  /** `h1` where it is all the page has to say. */
  readonly heading?: 'h1' | 'p';
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show: why, and the way on. */
export function EmptyState({ icon, title, text, heading: Heading = 'p', children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={26} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
