import { type KeyboardEvent, type ReactNode, useRef } from 'react';

import styles from '../chess.module.css';

interface PlaceListProps {
  readonly label: string;
  readonly look: 'offers' | 'slots';
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Places of market or backpack: arrow keys go from one to the next. */
export function PlaceList({ label, look, children }: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null);

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const { target } = event;
    const index = places.findIndex((place) => target instanceof Node && place.contains(target));
    if (step === undefined || index < 0) return;
    event.preventDefault();
    const next = places[(index + step + places.length) % places.length];
    (next?.querySelector<HTMLElement>('button') ?? next)?.focus();
  }

  return (
    <ul ref={list} className={styles[look]} aria-label={label} onKeyDown={move}>
      {children}
    </ul>
  );
}

interface PlaceProps {
  readonly number: number;
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** Takes the focus when its control disappears with the action (U2). */
export function Place({ number, isEmpty = false, children }: PlaceProps) {
  return (
    <li className={styles['place']} data-place={number} data-empty={isEmpty} tabIndex={-1}>
      {children}
    </li>
  );
}
