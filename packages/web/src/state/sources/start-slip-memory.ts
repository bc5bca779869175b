import type { AppState } from '../app-state';

/** Keeps the slip over a reload (SLIP-13). What does so is loaded after the first sight, and catches up. */
export function startSlipMemory(app: AppState): () => void {
  const before = app.slip.getState();
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async (): Promise<void> => {
    const { keepSlip } = await import('../slip/keep-slip');
    if (!isOver) stop = keepSlip(app, before);
  };
  start().catch(() => app.emit('error', { kind: 'network', message: 'unreachable' }));
  return () => {
    isOver = true;
    stop?.();
  };
}
