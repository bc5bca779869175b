import type { AppState } from './app-state';

/** Code or an answer could not be loaded. */
export function tellUnreachable(app: AppState): void {
  app.emit('error', { kind: 'network', message: 'unreachable' });
}
