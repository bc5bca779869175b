import { MAX_HEIGHT } from './frame-words';

/** Prevents loops with a host that changes the width (row 124). */
const EVERY_MS = 100;

/** Whole px. */
export function reportHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  let told = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report(): void {
    timer = undefined;
    const height = Math.min(MAX_HEIGHT, Math.ceil(element.getBoundingClientRect().height));
    if (height === told || height === 0) return;
    told = height;
    tell(height);
  }
  const observer = new ResizeObserver(() => {
    timer ??= setTimeout(report, told < 0 ? 0 : EVERY_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
