import { Icon } from './icon';
import styles from './odds-button.module.css';

export interface OddsLook {
  readonly pressed: boolean;
  /** Direction of the last change. */
  readonly move: 'up' | 'down' | null;
  /** Another one at each change, which flashes. */
  readonly turn: 0 | 1;
  /** `locked`: shown but takes no press for now. `off`: takes none any more. */
  readonly state: 'open' | 'locked' | 'off';
  /** Nothing was heard for a while: grey. */
  readonly stale: boolean;
  /** Carries the mark of something that needs a second look before the press. */
  readonly marked: boolean;
}

interface OddsButtonProps {
  readonly label: string;
  readonly price: string;
  /** The whole of it in words: the accessible name. */
  readonly name: string;
  readonly look: OddsLook;
  readonly onPress: () => void;
}

/** Characters of a price that a narrow cell has room for: "99.999". */
const SHORT = 6;
const ARROW = { up: 'M5 1.5 9 8H1z', down: 'M5 8.5 1 2h8z' } as const;

/** A price that can be chosen. What moved is told by colour, by an arrow and in the name. */
export function OddsButton({ label, price, name, look, onPress }: OddsButtonProps) {
  const { pressed, move, turn, state, stale, marked } = look;
  return (
    <button
      type="button"
      className={styles['odds']}
      data-move={move ?? 'none'}
      data-turn={turn}
      data-state={state}
      data-stale={stale}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={state !== 'open' || stale}
      onClick={onPress}
    >
      <span className={styles['label']}>
        {state === 'locked' && <Icon name="lock" size={12} />}
        {marked && state === 'open' && <Icon name="cut" size={12} />}
        {label}
      </span>
      <span className={styles['price']} data-long={price.length > SHORT}>
        {state === 'off' ? '–' : price}
      </span>
      {move !== null && state === 'open' && (
        <svg className={styles['arrow']} viewBox="0 0 10 10" width={8} height={8} aria-hidden="true">
          <path d={ARROW[move]} fill="currentColor" />
        </svg>
      )}
    </button>
  );
}
