import { useLayoutEffect, useRef } from 'react';

import { Icon } from './icon';
import styles from './odds-button.module.css';

export interface OddsLook {
  readonly pressed: boolean;
  /** `locked`: shown but temporarily not pressable. `off`: closed for good. */
  readonly state: 'open' | 'locked' | 'off';
  /** No recent updates: grey. */
  readonly stale: boolean;
  /** Shows a mark that asks for attention before a press. */
  readonly marked: boolean;
}

export interface OddsFace {
  readonly price: string;
  /** Shown under the pointer if `price` is rounded; else empty. */
  readonly exact?: string;
  /** Accessible name, in full words. */
  readonly name: string;
  readonly move: 'up' | 'down' | null;
  /** Flash phase: alternates at each change, which restarts the animation. */
  readonly flashPhase: 0 | 1;
}

interface OddsButtonProps {
  readonly label: string;
  readonly look: OddsLook;
  readonly readFace: () => OddsFace;
  readonly onMove: (listener: () => void) => () => void;
  readonly onPress: () => void;
}

/** Longest price, in characters, that fits a narrow cell: "99.999". */
const SHORT = 6;

/** Changing the text of a node is cheaper than replacing the node. */
function paint(button: HTMLElement | null, { price, exact = '', name, move, flashPhase }: OddsFace): void {
  const text = button?.lastElementChild?.firstChild;
  if (!button || !text) return;
  button.setAttribute('aria-label', name);
  button.setAttribute('data-long', `${price.length > SHORT}`);
  button.setAttribute('data-move', move ?? 'none');
  button.setAttribute('data-flash-phase', `${flashPhase}`);
  button.title = exact;
  text.nodeValue = price;
}

/**
 * Colour, arrow and accessible name show the last change. The face is written to the DOM without React, which does not
 * know these attributes: hundreds of prices per second change on a board (P9).
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
      </span>{' '}
      <span className={styles['price']}> </span>
    </button>
  );
}
