import { startTransition } from 'react';

/**
 * Calls `use` with the width of the element in px, and again in a transition if it changes. Markup of the server fits every
 * width, so it is measured with the layout of the next frame; anything else at once. A browser that cannot observe sizes
 * has an unlimited width.
 *
 * @returns the end of it.
 */
export function followWidth(element: HTMLElement, isRendered: boolean, use: (pixels: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    use(Infinity);
    return () => undefined;
  }
  const measure = (): void => use(element.clientWidth);
  if (!isRendered) measure();
  const observer = new ResizeObserver(() => startTransition(measure));
  observer.observe(element);
  return () => observer.disconnect();
}
