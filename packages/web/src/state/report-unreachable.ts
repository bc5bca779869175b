import type { AppState } from './app-state';

export function reportUnreachable(app: Pick<AppState, 'emit'>): void {
  app.emit('error', { kind: 'network', message: 'unreachable' });
}
