import type { AppState } from '../app-state';
import { startLater } from './start-later';

/** Follows the player's choices in other tabs, and writes prices in the chosen format; until then they are decimal. */
export function startPreferences(app: AppState): () => void {
  return startLater(app, async () => {
    const { followPreferences } = await import('../preferences/follow-preferences');
    return () => followPreferences(app);
  });
}
