import type { AppState } from './app-state';

/** Tells the host that code or an answer could not be had. */
export function tellUnreachable(app: AppState): void {
  app.emit('error', { kind: 'network', message: 'unreachable' });
}
