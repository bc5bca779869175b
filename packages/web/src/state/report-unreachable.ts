import type { AppState } from './app-state';

/** Code or an answer could not be loaded. */
export function reportUnreachable(app: Pick<AppState, 'emit'>): void {
  app.emit('error', { kind: 'network', message: 'unreachable' });
}
