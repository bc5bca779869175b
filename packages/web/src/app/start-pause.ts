import type { AppState } from '../state/app-state';
import type { Stage } from './stage';

/** How long an app is hidden before it closes its connection, in ms. */
const HIDDEN_MS = 60_000;

/**
 * While the app is hidden, periodic requests stop at once and the price connection closes after a minute; all data is
 * refreshed when the app is visible again (PUSH-5, bad input row 124).
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
