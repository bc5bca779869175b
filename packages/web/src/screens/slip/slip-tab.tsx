import { Fragment, useEffect, useRef, useState, type RefObject } from 'react';

import { useT } from '../../i18n/use-texts';
import { useRemovedItem, useSlip, type SlipActions, type SlipKind, type SlipView } from '../../state';
import { Button } from '../../ui/button';
import { Spoiler } from '../common/score/score';
import { PlacedBets } from './placed-bets';
import { RemovedRow, restoreFocus } from './removed-row';
import { SlipExtras, SlipFooter } from './slip-footer';
import { SlipItemCard } from './slip-item-card';
import styles from './slip-tab.module.css';

interface SlipTabProps {
  readonly kind: SlipKind;
  /** Results were dismissed and nothing is left. */
  readonly onDone?: (() => void) | undefined;
}

/** U1. */
export function SlipTab({ kind, onDone }: SlipTabProps) {
  const t = useT();
  const slip = useSlip(kind);
  const isHidden = slip.hiddenGames.length > 0;
  const list = useNewestInView(slip.rows.map(({ item }) => item.shop_id));
  function dismiss(): void {
    slip.dismissResults();
    if (slip.rows.length === 0) onDone?.();
  }
  return (
    <div className={styles['tab']}>
      <div ref={list} className={styles['scroll']}>
        <PlacedBets placed={slip.placed} onDismiss={dismiss} />
        <Selections slip={slip} />
        {slip.rows.length > 0 && (
          <>
            <div className={styles['clear']}>
              <Button look="quiet" onPress={slip.clear}>
                {t('slip.clear')}
              </Button>
            </div>
            {!isHidden && <SlipExtras slip={slip} />}
          </>
        )}
      </div>
      {slip.rows.length > 0 && !isHidden && <SlipFooter slip={slip} />}
      {isHidden && (
        <div className={styles['hidden']}>
          <Spoiler gameIds={slip.hiddenGames} shows="prices" />
        </div>
      )}
    </div>
  );
}

/** Scrolls only the list, to an added selection, again while cards above grow, until the player takes over. */
function useNewestInView(ids: readonly number[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(ids);
  const newest = useRef<number | null>(null);
  useEffect(() => {
    newest.current = ids.findLast((id) => !known.current.includes(id)) ?? newest.current;
    known.current = ids;
    showRow(list.current, newest.current);
  });
  useEffect(() => {
    const box = list.current;
    if (box === null || typeof ResizeObserver === 'undefined') return undefined;
    const release = (): void => {
      newest.current = null;
    };
    const observer = new ResizeObserver(() => showRow(box, newest.current));
    for (const part of [box, ...box.children]) observer.observe(part);
    for (const type of PLAYER_INPUT) box.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of PLAYER_INPUT) box.removeEventListener(type, release);
    };
  }, [ids.length]);
  return list;
}

const PLAYER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function showRow(list: HTMLElement | null, id: number | null): void {
  const row = id === null ? null : list?.querySelector<HTMLElement>(`[data-selection="${id}"]`);
  if (row === null || row === undefined || list === null) return;
  const [box, inside] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inside.bottom > box.bottom) list.scrollTop += inside.bottom - box.bottom;
  else if (inside.top < box.top) list.scrollTop -= box.top - inside.top;
}

function Selections({ slip }: { readonly slip: SlipView & SlipActions }) {
  const { removed, undo, forget } = useRemovedItem(slip.kind);
  const [restored, setRestored] = useState<number | null>(null);
  const restore = (): void => {
    setRestored(removed?.first.item.shop_id ?? null);
    undo();
  };
  const gap = removed !== null && (
    <li key={`removed ${removed.first.item.shop_id}`}>
      <RemovedRow removed={removed} among={slip.rows.map(({ item }) => item)} undo={restore} forget={forget} />
    </li>
  );
  const place = Math.min(removed?.first.place ?? 0, slip.rows.length);
  if (removed === null && slip.rows.length === 0) return null;
  return (
    <ul className={styles['items']}>
      {slip.rows.map((row, index) => (
        <Fragment key={row.item.shop_id}>
          {index === place && gap}
          <li data-selection={row.item.shop_id} ref={row.item.shop_id === restored ? restoreFocus : undefined}>
            <SlipItemCard row={row} slip={slip} />
          </li>
        </Fragment>
      ))}
      {place === slip.rows.length && gap}
    </ul>
  );
}
