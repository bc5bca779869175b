import styles from './icon-button.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

interface IconButtonProps {
  readonly icon: IconName;
  /** What pressing does: the accessible name. */
  readonly label: string;
  readonly onPress: () => void;
  /** Given for a button that stays pressed. */
  readonly pressed?: boolean;
  /** Given for a button that opens something beneath it. */
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
