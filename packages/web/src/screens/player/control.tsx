import styles from './player.module.css';

interface ControlProps {
  readonly text: string;
  /** Of a switch. */
  readonly pressed?: boolean;
  /** Of a part that opens below. */
  readonly expands?: { readonly id: string; readonly isOpen: boolean };
  readonly onPress: () => void;
}

/** A small button with a word, because the picture is what counts. */
export function Control({ text, pressed, expands, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles['control']}
      aria-pressed={pressed}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.isOpen === true ? expands.id : undefined}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
