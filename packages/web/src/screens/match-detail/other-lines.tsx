import { useId, type ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './market-card.module.css';

interface OtherLinesProps {
  /** Name for screen readers, because the context of the lines is only visual. */
  readonly market: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function OtherLines({ market, count, isOpen, onToggle, children }: OtherLinesProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles['more']}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
        {t('match-detail.other_lines', { count })}
        <VisuallyHidden>{`: ${market}`}</VisuallyHidden>
        <Icon name="chevron" size={14} />
      </button>
      {isOpen && (
        <div id={id} className={styles['lines']}>
          {children}
        </div>
      )}
    </div>
  );
}
