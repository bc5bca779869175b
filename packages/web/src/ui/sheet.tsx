import { useCallback, type MouseEvent, type ReactNode } from 'react';

import { IconButton } from './button';
import { useAddSheet } from './open-sheets';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The content scrolls its parts. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

/** Open while mounted; Escape, cross and backdrop close it. */
export function Sheet({ title, closeLabel, onClose, isFixed = false, children }: SheetProps) {
  const add = useAddSheet();
  const open = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (dialog === null) return undefined;
      dialog.showModal();
      const remove = add(dialog);
      const viewport = window.visualViewport;
      const keepAboveKeyboard = (): void => {
        const covered = viewport === null ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
        dialog.style.setProperty('--cl-covered', `${Math.max(0, Math.round(covered))}px`);
      };
      viewport?.addEventListener('resize', keepAboveKeyboard);
      return () => {
        viewport?.removeEventListener('resize', keepAboveKeyboard);
        remove();
        dialog.close();
      };
    },
    [add],
  );

  function closeOnShade(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={open}
      className={styles['sheet']}
      data-fixed={isFixed}
      aria-label={title}
      tabIndex={-1}
      onCancel={onClose}
      onClick={closeOnShade}
    >
      <div className={styles['body']}>
        <header className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
