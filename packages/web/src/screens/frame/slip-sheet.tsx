import { useCallback } from 'react';

import { useT } from '../../i18n/use-texts';
import { Sheet } from '../../ui/sheet';
import { SlipPanel } from '../slip/slip-panel';

/** Closes once the results were seen and nothing is left (U39). */
export function SlipSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const keepFocus = useCallback((marker: HTMLElement | null) => {
    const dock = marker?.closest<HTMLElement>('[data-skip="slip"]');
    return () => {
      requestAnimationFrame(() => focusIfLost(dock));
    };
  }, []);
  return (
    <div ref={keepFocus}>
      <Sheet title={t('frame.slip')} closeLabel={t('common.close')} onClose={onClose} isFixed>
        <SlipPanel onDone={onClose} />
      </Sheet>
    </div>
  );
}

/** Its opener may be gone. */
function focusIfLost(dock: HTMLElement | null | undefined): void {
  if (dock?.ownerDocument.activeElement === dock?.ownerDocument.body) dock?.focus();
}
