import { Icon, type IconName } from './icon';
import styles from './chip.module.css';

interface ChipProps {
  readonly text: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly icon?: IconName | undefined;
  readonly numeric?: boolean;
  /** Accessible name, unless the text suffices. */
  readonly label?: string;
}

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
