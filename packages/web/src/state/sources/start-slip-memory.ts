import type { AppState } from '../app-state';
import { startLater } from './start-later';

/** SLIP-13. */
export function startSlipMemory(app: AppState): () => void {
  const before = app.slip.getState();
  return startLater(app, async () => {
    const { keepSlip } = await import('../slip-memory/keep-slip');
    return () => keepSlip(app, before);
  });
}
