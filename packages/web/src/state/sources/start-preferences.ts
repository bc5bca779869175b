import type { AppState } from '../app-state';

/** Fetches what writes prices in the player's format; until it is there, or where it is not to be had, they are decimal. */
export function startPreferences(app: AppState): () => void {
  const { oddsFormat } = app.preferences.getState();
  if (oddsFormat !== 'decimal') {
    void import('../preferences/odds-format').then(
      ({ showOddsFormat }) => showOddsFormat(app, oddsFormat),
      () => undefined,
    );
  }
  return () => undefined;
}
