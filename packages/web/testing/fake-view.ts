import { vi } from 'vitest';

interface FakeView {
  readonly isWatched: () => boolean;
  /** The watched element has come into view, or has left it. */
  readonly show: (isIntersecting: boolean) => void;
}

/** In place of the browser's observer of visibility, until `vi.unstubAllGlobals`. */
export function stubView(): FakeView {
  let notify: ((entries: readonly { readonly isIntersecting: boolean }[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watch: typeof notify) {
        notify = watch;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  return { isWatched: () => notify !== undefined, show: (isIntersecting) => notify?.([{ isIntersecting }]) };
}
