import styles from './icon-button.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

interface IconButtonProps {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly onPress: () => void;
  /** State of a toggle button. */
  readonly pressed?: boolean;
  /** Element that the button opens. */
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
  readonly size?: number;
}

export function IconButton({ icon, label, onPress, pressed, expands, size = 18 }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
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
