import { oddTextAs, type OddsFormat } from '@clutchline/domain';

import type { AppState } from '../app-state';

/** Formats other than decimal load on demand (USER-5). */
export function showOddsFormat({ preferences }: AppState, oddsFormat: OddsFormat): void {
  preferences.setState({ oddsFormat, oddText: (odd) => oddTextAs(oddsFormat, odd) });
}

/** Stored on this machine. */
export function chooseOddsFormat(app: AppState, oddsFormat: OddsFormat): void {
  showOddsFormat(app, oddsFormat);
  app.stored.oddsFormat.write(oddsFormat);
}
