import { useEffect, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import type { RemovedItemView } from '../../state';
import { Button } from '../../ui/button';
import { type NamedPick, usePickTitle } from '../common/use-titles';
import styles from './removed-row.module.css';

/** Without focus. */
const SHOWN_MS = 8_000;

interface RemovedRowProps extends Omit<RemovedItemView, 'removed'> {
  readonly removed: NonNullable<RemovedItemView['removed']>;
  /** The selections that are left. */
  readonly among: readonly NamedPick[];
}

export function RemovedRow({ removed, among, undo, forget }: RemovedRowProps) {
  const t = useT();
  const title = usePickTitle();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(forget, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [forget, isPaused]);
  const { first, others, isReplaced = false } = removed;
  const pick = title(first.item, among);
  const one = isReplaced ? t('slip-tools.replaced', { pick }) : t('slip-tools.removed', { pick });
  const text = others.length === 0 ? one : t('slip-tools.removed_all', { count: others.length + 1 });
  return (
    <div
      ref={isReplaced ? undefined : restoreFocus}
      role="group"
      aria-label={text}
      className={styles['row']}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span>{text}</span>
      <Button look="quiet" onPress={undo}>
        {t('slip-tools.undo')}
      </Button>
    </div>
  );
}

/** Moves a lost focus to its first button. */
export function restoreFocus(part: HTMLElement | null): void {
  if (part?.ownerDocument.activeElement === part?.ownerDocument.body) part?.querySelector('button')?.focus();
}
