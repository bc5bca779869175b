import { retryDelay } from '../../data/retry-delay';
import type { AppState } from '../app-state';
import { tellUnreachable } from '../tell-unreachable';

/** The source loads after the first screen and applies what it missed; a failed load is retried (ERR-6). */
export function startLater(app: AppState, load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(failures: number): void {
    load().then(
      (start) => {
        if (!isOver) stop = start();
      },
      () => {
        if (isOver) return;
        if (failures === 0) tellUnreachable(app);
        timer = setTimeout(() => attempt(failures + 1), retryDelay(failures, app.env.random));
      },
    );
  }
  attempt(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
