import type { AppState } from '../app-state';
import { tellUnreachable } from '../tell-unreachable';

/** The source loads after the first screen and applies what it missed. */
export function startLater(app: AppState, load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  load().then(
    (start) => {
      if (!isOver) stop = start();
    },
    () => tellUnreachable(app),
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
