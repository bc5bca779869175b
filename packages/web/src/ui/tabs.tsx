import { type KeyboardEvent, useEffect, useRef } from 'react';

import styles from './tabs.module.css';

interface TabItem<Id extends string | number> {
  readonly id: Id;
  readonly text: string;
  /** `null`: loading, reserves its space. */
  readonly count?: number | null | undefined;
  /** Marks something live. */
  readonly dot?: boolean;
}

interface TabsProps<Id extends string | number> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly look?: 'pills' | 'segments';
}

/** One stop of Tab; arrows move and select. */
export function Tabs<Id extends string | number>({ label, items, selected, onSelect, look = 'pills' }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showInRow(row.current, '[aria-selected="true"]'), [selected]);

  function move(event: KeyboardEvent): void {
    const index = nextTab(
      event.key,
      items.findIndex((item) => item.id === selected),
      items.length,
    );
    const target = index === null ? undefined : items[index];
    if (index === null || target === undefined) return;
    event.preventDefault();
    onSelect(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <div
      ref={row}
      className={classNames(styles['tabs'], styles[look])}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={item.id === selected}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.dot === true && <span className={styles['dot']} />}
          {item.text}
          {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the row, never the page. `end`: px that are faded out at the end of the row. */
export function showInRow(row: HTMLElement | null, selector: string, end = 0): void {
  const item = row?.querySelector(selector)?.getBoundingClientRect();
  if (!row || !item) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollLeft += Math.max(0, item.right - right + end) - Math.max(0, left - item.left);
}

/** Index by key, or null. */
export function nextTab(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length;
    case 'ArrowLeft':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

function classNames(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ');
}
