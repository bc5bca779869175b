import type { KeyboardEvent, ReactNode } from 'react';

import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './press-button.module.css';

interface PressButtonProps {
  readonly children: ReactNode;
  /** What it acts on, for screen readers. */
  readonly about?: string;
  readonly onPress: () => void;
  /** Ignores presses; the focus remains (U2). */
  readonly isOff?: boolean;
  readonly look?: 'main' | 'plain' | 'confirm';
}

/** A held key does not repeat it: one action for one press (RTS 14G). */
export const ignoreRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** A button of the game. */
export function PressButton({ children, about, onPress, isOff = false, look = 'plain' }: PressButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-look={look}
      aria-disabled={isOff || undefined}
      onKeyDown={ignoreRepeat}
      onClick={isOff ? undefined : onPress}
    >
      {children} {about !== undefined && <VisuallyHidden>{about}</VisuallyHidden>}
    </button>
  );
}
