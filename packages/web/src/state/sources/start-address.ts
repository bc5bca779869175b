import type { AppState } from '../app-state';
import { currentAddress, normalisePlace } from '../route/navigate';

/** Keeps the address on a screen of ours, and tells the host each time another one opens. */
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
