import type { ReactNode } from 'react';

import { Icon, type IconName } from './icon';
import { lazyArt } from './art/lazy-art';
import styles from './empty-state.module.css';

const EmptyArt = lazyArt(async () => (await import('./art/empty-art')).EmptyArt);

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  /** `h1`: only content of the page. */
  readonly heading?: 'h1' | 'p';
  readonly children?: ReactNode;
}

export function EmptyState({ icon, title, text, heading: Heading = 'p', children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <EmptyArt icon={icon} />
        <span className={styles['icon']}>
          <Icon name={icon} size={22} />
        </span>
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
