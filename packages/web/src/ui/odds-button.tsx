import { useLayoutEffect, useRef } from 'react';

import { Icon } from './icon';
import styles from './odds-button.module.css';

export interface OddsLook {
  readonly pressed: boolean;
  /** `locked`: for now. `off`: for good. */
  readonly state: 'open' | 'locked' | 'off';
  /** Grey. */
  readonly stale: boolean;
  /** Asks for attention before a press. */
  readonly marked: boolean;
}

export interface OddsFace {
  readonly price: string;
  /** If `price` is rounded, else empty; shown under the pointer. */
  readonly exact: string;
  /** Accessible name. */
  readonly name: string;
  readonly move: 'up' | 'down' | null;
}

interface OddsButtonProps {
  readonly label: string;
  readonly look: OddsLook;
  readonly readFace: () => OddsFace;
  readonly onMove: (listener: () => void) => () => void;
  readonly onPress: () => void;
}

/** Characters of a narrow cell: "10.50". */
const SHORT = 5;
const LETTER = /\p{L}/u;
/** Before the first drawing, which is no move. */
const BLANK = ' ';
const PHASE = 'data-flash-phase';

/** Writes only what differs from the last drawing. */
function paint(button: HTMLElement | null, { price, exact, name, move }: OddsFace, last: OddsFace | null): void {
  if (button === null) return;
  if (name !== last?.name) button.setAttribute('aria-label', name);
  if (move !== last?.move) button.setAttribute('data-move', move ?? 'none');
  if (exact !== last?.exact) button.title = exact;
  paintPrice(button, price);
}

/** Cheaper than replacing the node. The phase alternates if the shown price changes, which restarts the flash. */
function paintPrice(button: HTMLElement, price: string): void {
  const text = button.lastElementChild?.firstChild;
  if (!text || text.nodeValue === price) return;
  if (text.nodeValue !== BLANK) button.setAttribute(PHASE, `${1 - Number(button.getAttribute(PHASE))}`);
  const long = LETTER.test(price) ? 'words' : `${price.length > SHORT}`;
  if (button.dataset['long'] !== long) button.dataset['long'] = long;
  text.nodeValue = price;
}

/**
 * Writes the face to the DOM without React, which does not know these attributes: boards change hundreds of prices per
 * second (P9).
 */
export function OddsButton({ label, look, readFace, onMove, onPress }: OddsButtonProps) {
  const { pressed, state, stale, marked } = look;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    let last: OddsFace | null = null;
    const draw = (): void => {
      const face = readFace();
      paint(button.current, face, last);
      last = face;
    };
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
      <span className={styles['price']}>{BLANK}</span>
    </button>
  );
}
