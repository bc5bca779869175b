import type { AppState } from '../state/app-state';
import { networkIsBack } from '../state/route/navigate';
import type { Stage } from './stage';

/** Reconnects at once when the machine is online again. */
export function startOnline(app: AppState, { view }: Stage): () => void {
  const wake = (): void => {
    app.push.wake();
    networkIsBack(app);
  };
  view.addEventListener('online', wake);
  return () => view.removeEventListener('online', wake);
}
