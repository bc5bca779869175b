import { useCallback, useState } from 'react';

export type ListColumns = 1 | 2 | 3;

const TWO_FROM = 704;
const THREE_FROM = 832;

/** `pixels`: width of the list. Team names do not wrap. @example listColumns(720) // 2 */
export function listColumns(pixels: number): ListColumns {
  if (pixels >= THREE_FROM) return 3;
  return pixels >= TWO_FROM ? 2 : 1;
}

/** Hidden columns are not rendered and have no subscriptions. */
export function useListColumns(): readonly [(list: HTMLElement | null) => void, ListColumns] {
  const [columns, setColumns] = useState<ListColumns>(3);
  const measure = useCallback((list: HTMLElement | null) => {
    if (list === null || typeof ResizeObserver === 'undefined') return undefined;
    const take = (): void => setColumns(listColumns(list.clientWidth));
    const observer = new ResizeObserver(take);
    observer.observe(list);
    take();
    return () => observer.disconnect();
  }, []);
  return [measure, columns];
}
