import { useLayoutEffect, useRef, useState } from 'react';

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
  /** Id of its point. */
  readonly point: number;
  readonly label: string;
  readonly look: OddsLook;
  readonly readFace: () => OddsFace;
  readonly onMove: (listener: () => void) => () => void;
  readonly onPress: () => void;
}

/** Characters of a narrow cell: "10.50". */
const SHORT = 5;
const LETTER = /\p{L}/u;
/** "−0.292": as wide in a size below as "0.292". */
const SIGNED = /^[+−]0\.\d{3}$/u;

/** What the button shows. Reading it from the DOM would cost as much as writing it. */
interface Drawn {
  readonly face: OddsFace;
  readonly long: string;
  /** Alternates if the shown price changes, which restarts the flash. */
  readonly phase: number;
}

/** Which is no move. */
const drawnFirst = (face: OddsFace): Drawn => ({ face, long: longOf(face.price), phase: 0 });

/** Writes only what differs from the last drawing. */
function draw(button: HTMLElement, face: OddsFace, last: Drawn): Drawn {
  const { exact, name, move } = face;
  if (name !== last.face.name) button.setAttribute('aria-label', name);
  if (move !== last.face.move) button.setAttribute('data-move', move ?? 'none');
  if (exact !== last.face.exact) button.title = exact;
  return face.price === last.face.price ? { ...last, face } : drawPrice(button, face, last);
}

const longOf = (price: string): string =>
  LETTER.test(price) ? 'words' : SIGNED.test(price) ? 'sign' : `${price.length > SHORT}`;

function drawPrice(button: HTMLElement, face: OddsFace, last: Drawn): Drawn {
  const { price } = face;
  const long = longOf(price);
  const phase = 1 - last.phase;
  if (long !== last.long) button.setAttribute('data-long', long);
  button.setAttribute('data-flash-phase', `${phase}`);
  // Cheaper than replacing the node.
  const text = button.lastElementChild?.firstChild;
  if (text) text.nodeValue = price;
  return { face, long, phase };
}

/**
 * React renders the first face; later ones are written to the DOM without it: boards change hundreds of prices per second
 * (P9).
 */
export function OddsButton({ point, label, look, readFace, onMove, onPress }: OddsButtonProps) {
  const { pressed, state, stale, marked } = look;
  const button = useRef<HTMLButtonElement>(null);
  // Never changes, so React does not write over what is drawn later.
  const [first] = useState(() => drawnFirst(readFace()));
  const drawn = useRef(first);
  useLayoutEffect(() => {
    const update = (): void => {
      if (button.current) drawn.current = draw(button.current, readFace(), drawn.current);
    };
    update();
    return onMove(update);
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles['odds']}
      data-point={point}
      data-state={state}
      data-stale={stale}
      aria-pressed={pressed}
      aria-disabled={state !== 'open' || stale}
      aria-label={first.face.name}
      title={first.face.exact || undefined}
      data-move={first.face.move ?? 'none'}
      data-long={first.long}
      onClick={onPress}
    >
      <span className={styles['label']}>
        {state === 'locked' && <Icon name="lock" size={12} />}
        {marked && state === 'open' && <Icon name="cut" size={12} />}
        {label}
      </span>{' '}
      <span className={styles['price']}>{first.face.price}</span>
    </button>
  );
}
