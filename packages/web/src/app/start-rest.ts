import type { AppState } from '../state/app-state';
import { followPreferences } from '../state/preferences/follow-preferences';
import type { Stage } from './stage';
import { startBrand } from './start-brand';
import { startPause } from './start-pause';
import { startScroll } from './start-scroll';

/** Sources that the first screen does not need. */
export function startRest(app: AppState, stage: Stage): () => void {
  const stops = [startBrand(app, stage), startPause(app, stage), startScroll(app, stage), followPreferences(app)];
  return () => stops.forEach((stop) => stop());
}
