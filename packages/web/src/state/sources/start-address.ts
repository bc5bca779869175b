import type { AppState } from '../app-state';
import { currentAddress, normalisePlace } from '../route/navigate';

/** Redirects unknown addresses and notifies the host of each screen. */
export function startAddress(app: AppState): () => void {
  let told = '';
  const tell = (): void => {
    normalisePlace(app);
    const route = currentAddress(app);
    if (route === told) return;
    told = route;
    app.emit('route', { route });
  };
  tell();
  return app.env.location.subscribe(tell);
}
