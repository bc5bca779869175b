import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import styles from './desk-table.module.css';
import { useHeldFocus } from './use-lost-focus';
import { useRows } from './use-rows';
import { useSingleKeys } from './use-single-keys';

export interface DeskColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned to the right. */
  readonly isNumeric?: boolean;
  /** CSS; default: as wide as the content needs. */
  readonly width?: string;
}

interface DeskTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string | number;
  readonly empty: string;
  /** By Enter and by a press on the row. */
  readonly onOpen?: (row: Row) => void;
  /** Single keys on the focused row, such as `s`; they act while the table has the focus (WCAG 2.1.4). */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>;
  /** Of a row that is drawn as chosen. */
  readonly isChosen?: (row: Row) => boolean;
  /** CSS; the table scrolls inside. */
  readonly maxHeight?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 };
const SINGLE_STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea') !== null;

const rowOf = (frame: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === id);

/** One stop of Tab; arrows, and `j` and `k`, move along the rows. If the focused row is removed, another one has the focus. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { label, columns, rows, idOf, empty, onOpen, keys = {}, isChosen, maxHeight = '70vh' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | number | null>(null);
  const hasKeys = useSingleKeys();
  const { places, above, below, scrollTo } = useRows(frame, rows.length);
  const found = rows.findIndex((row) => idOf(row) === current);
  const index = Math.max(0, found);
  const table = useRef<HTMLTableElement>(null);
  const held = useHeldFocus(() => {
    const next = frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]') ?? table.current;
    next?.focus({ preventScroll: true });
  });

  function moveTo(next: number): void {
    const row = rows[Math.min(Math.max(0, next), rows.length - 1)];
    if (row === undefined) return;
    setCurrent(idOf(row));
    scrollTo(rows.indexOf(row));
    // A row that was out of view is drawn first.
    requestAnimationFrame(() => rowOf(frame.current, String(idOf(row)))?.focus());
  }

  function placeBy(key: string): number | null {
    if (key === 'Home') return 0;
    if (key === 'End') return rows.length - 1;
    const step = STEPS[key] ?? (hasKeys ? SINGLE_STEPS[key] : undefined);
    return step === undefined ? null : index + step;
  }

  function act(key: string): boolean {
    const place = placeBy(key);
    const row = rows[index];
    if (place !== null) moveTo(place);
    if (place !== null || row === undefined) return place !== null;
    const run = key === 'Enter' ? onOpen : hasKeys ? keys[key] : undefined;
    run?.(row);
    return run !== undefined;
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isControl(event.target)) return;
    if (act(event.key)) event.preventDefault();
  }

  return (
    <div ref={frame} className={styles['frame']} style={{ maxBlockSize: maxHeight }}>
      <table
        ref={table}
        {...held}
        className={styles['table']}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        tabIndex={rows.length === 0 ? -1 : undefined}
        onKeyDown={press}
      >
        <thead className={styles['head']}>
          <tr>
            {columns.map(({ id, head, isNumeric, width }) => (
              <th key={id} scope="col" data-numeric={isNumeric} style={{ inlineSize: width }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} columns={columns.length} />}
          {places.map((place) => {
            const row = rows[place];
            if (row === undefined) return null;
            const id = idOf(row);
            return (
              <tr
                key={id}
                className={styles['row']}
                data-row={id}
                data-chosen={isChosen?.(row)}
                data-opens={onOpen !== undefined}
                aria-rowindex={place + 2}
                tabIndex={place === index ? 0 : -1}
                onFocus={() => setCurrent(id)}
                onClick={({ target }) => (isControl(target) ? undefined : onOpen?.(row))}
              >
                {columns.map((column) => (
                  <td key={column.id} data-numeric={column.isNumeric}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {below > 0 && <Gap height={below} columns={columns.length} />}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles['empty']}>{empty}</p>}
    </div>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}
