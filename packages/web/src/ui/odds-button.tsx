import { useLayoutEffect, useRef } from 'react';

import { Icon } from './icon';
import styles from './odds-button.module.css';

export interface OddsLook {
  readonly pressed: boolean;
  /** `locked`: shown but takes no press for now. `off`: takes none any more. */
  readonly state: 'open' | 'locked' | 'off';
  /** Nothing was heard for a while: grey. */
  readonly stale: boolean;
  /** Carries the mark of something that needs a second look before the press. */
  readonly marked: boolean;
}

/** What moves with the price. */
export interface OddsFace {
  readonly price: string;
  /** The whole of it in words: the accessible name. */
  readonly name: string;
  /** Direction of the last change. */
  readonly move: 'up' | 'down' | null;
  /** Another one at each change, which flashes. */
  readonly turn: 0 | 1;
}

interface OddsButtonProps {
  readonly label: string;
  readonly look: OddsLook;
  readonly readFace: () => OddsFace;
  /** Tells when the face is another one. */
  readonly onMove: (listener: () => void) => () => void;
  readonly onPress: () => void;
}

/** Characters of a price that a narrow cell has room for: "99.999". */
const SHORT = 6;

/** To write a text anew is cheaper than to put another one in its place. */
function paint(button: HTMLElement | null, { price, name, move, turn }: OddsFace): void {
  const text = button?.lastElementChild?.firstChild;
  if (!button || !text) return;
  button.setAttribute('aria-label', name);
  button.setAttribute('data-long', `${price.length > SHORT}`);
  button.setAttribute('data-move', move ?? 'none');
  button.setAttribute('data-turn', `${turn}`);
  text.nodeValue = price;
}

/**
 * A price that can be chosen. What moved is told by colour, by an arrow and in the name. The face is written into the
 * document past React, which knows none of its attributes: on a board hundreds of prices move a second (P9).
 */
export function OddsButton({ label, look, readFace, onMove, onPress }: OddsButtonProps) {
  const { pressed, state, stale, marked } = look;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const draw = (): void => paint(button.current, readFace());
    draw();
    return onMove(draw);
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles['odds']}
      data-state={state}
      data-stale={stale}
      aria-pressed={pressed}
      aria-disabled={state !== 'open' || stale}
      onClick={onPress}
    >
      <span className={styles['label']}>
        {state === 'locked' && <Icon name="lock" size={12} />}
        {marked && state === 'open' && <Icon name="cut" size={12} />}
        {label}
      </span>
      <span className={styles['price']}> </span>
    </button>
  );
}
