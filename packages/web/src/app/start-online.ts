import type { AppState } from '../state/app-state';
import { networkIsBack } from '../state/route/navigate';
import type { Stage } from './stage';

export function startOnline(app: AppState, { view }: Stage): () => void {
  const wake = (): void => {
    app.push.wake();
    networkIsBack(app);
  };
  view.addEventListener('online', wake);
  return () => view.removeEventListener('online', wake);
}
