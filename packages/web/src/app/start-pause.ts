import type { AppState } from '../state/app-state';
import type { Stage } from './stage';

/** Ms until a hidden app closes its connection. */
const HIDDEN_MS = 60_000;

/**
 * A hidden app stops periodic requests at once and prices later; it refreshes all data when visible again (PUSH-5, bad
 * input row 124).
 */
export function startPause(app: AppState, { view, element }: Stage): () => void {
  let onPage = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const isSeen = onPage && view.document.visibilityState === 'visible';
    clearTimeout(timer);
    app.queries.setSeen(isSeen);
    if (isSeen) app.push.wake();
    else timer = setTimeout(() => app.push.pause(), HIDDEN_MS);
  }
  const observer = new IntersectionObserver((entries) => {
    onPage = entries.at(-1)?.isIntersecting === true;
    look();
  });
  observer.observe(element);
  look();
  view.document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    view.document.removeEventListener('visibilitychange', look);
  };
}
