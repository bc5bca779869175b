import type { AppState } from '../app-state';
import { currentAddress, isKnown, normalisePlace } from '../route/navigate';

/** Redirects unknown addresses and notifies the host of each screen. */
export function startAddress(app: AppState): () => void {
  let told = '';
  const tell = (): void => {
    normalisePlace(app);
    const route = currentAddress(app);
    if (route === told || isKnown(app, app.env.location.read().path) === null) return;
    told = route;
    app.emit('route', { route });
  };
  tell();
  const stops = [app.env.location.subscribe(tell), app.laterPaths.subscribe(tell)];
  return () => stops.forEach((stop) => stop());
}
