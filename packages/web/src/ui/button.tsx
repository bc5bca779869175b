import type { ReactNode } from 'react';

import styles from './button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly look?: 'primary' | 'confirm' | 'plain' | 'quiet' | 'danger';
  readonly disabled?: boolean;
  /** Shows progress and ignores presses. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

export function Button({
  children,
  onPress,
  look = 'plain',
  disabled = false,
  busy = false,
  wide = false,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-look={look}
      data-wide={wide}
      aria-busy={busy}
      disabled={disabled || busy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
