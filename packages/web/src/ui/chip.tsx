import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './chip.module.css';

interface ChipProps {
  readonly text: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly icon?: IconName | undefined;
  readonly numeric?: boolean;
  /** The accessible name where the text alone does not say enough. */
  readonly label?: string;
}

/** A small button that stays pressed while it is the choice. */
export function Chip({ text, pressed, onPress, icon, numeric = false, label }: ChipProps) {
  return (
    <button
      type="button"
      className={styles['chip']}
      data-numeric={numeric}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} size={18} />}
      {text}
    </button>
  );
}
