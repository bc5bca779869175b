import type { AppState } from './app-state';

/** Notifies the host that code or an answer could not be loaded. */
export function tellUnreachable(app: AppState): void {
  app.emit('error', { kind: 'network', message: 'unreachable' });
}
