import { useLayoutEffect, useRef } from 'react';

import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './match-rows.module.css';

interface ListChangesProps {
  readonly changed: boolean;
  readonly fresh: number;
  readonly onUpdate: () => void;
}

/** Announced once, without the number. Scrolls the page by its height, so that prices do not move under a finger (U18). */
export function ListChanges({ changed, fresh, onUpdate }: ListChangesProps) {
  const t = useT();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = notice.current;
    if (!changed || box === null) return;
    const { top } = box.getBoundingClientRect();
    // The browser anchors rows out of sight.
    if (top < 0) return;
    const pane = box.closest('[data-pane]');
    const scroller = pane !== null && pane.scrollHeight > pane.clientHeight ? pane : box.ownerDocument.scrollingElement;
    const shift = (box.nextElementSibling?.getBoundingClientRect().top ?? top) - top;
    if (scroller) scroller.scrollTop += shift;
  }, [changed]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{changed && t('match-list.list_changed', { count: 0 })}</span>
      </VisuallyHidden>
      <div ref={notice} className={styles['notice']}>
        {changed && (
          <Button look="quiet" onPress={onUpdate}>
            {t('match-list.list_changed', { count: fresh })}
          </Button>
        )}
      </div>
    </>
  );
}
