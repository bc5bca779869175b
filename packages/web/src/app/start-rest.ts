import type { AppState } from '../state/app-state';
import { followPreferences } from '../state/preferences/follow-preferences';
import type { Stage } from './stage';
import { startScroll } from './start-scroll';

/** What nobody misses before the first sight: places to scroll back to, and the player's choices in other tabs. */
export function startRest(app: AppState, stage: Stage): () => void {
  const stops = [startScroll(app, stage), followPreferences(app)];
  return () => stops.forEach((stop) => stop());
}
