import type { ReactNode } from 'react';

import styles from './button.module.css';
import { Icon, type IconName } from './icon';
import iconButtonStyles from './icon-button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly look?: 'primary' | 'confirm' | 'plain' | 'quiet' | 'danger';
  readonly disabled?: boolean;
  /** Ignores presses; the focus remains (U2). */
  readonly busy?: boolean;
  /** As disabled, but the focus remains. */
  readonly inactive?: boolean;
  readonly wide?: boolean;
}

export function Button({
  children,
  onPress,
  look = 'plain',
  disabled = false,
  busy = false,
  inactive = false,
  wide = false,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      data-look={look}
      data-wide={wide}
      aria-busy={busy}
      aria-disabled={busy || inactive || undefined}
      disabled={disabled}
      onClick={busy || inactive ? undefined : onPress}
    >
      {children}
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
  readonly size?: number;
}

export function IconButton({ icon, label, onPress, pressed, expands, size = 18 }: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButtonStyles['button']}
      data-icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.isOpen === true ? expands.id : undefined}
      onClick={onPress}
    >
      <Icon name={icon} size={size} filled={pressed === true} />
    </button>
  );
}
