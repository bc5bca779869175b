import { oddTextAs, type OddsFormat } from '@clutchline/domain';

import type { AppState } from '../app-state';

/** Changes the odds format (USER-5). Formats other than decimal load on demand. */
export function showOddsFormat({ preferences }: AppState, oddsFormat: OddsFormat): void {
  preferences.setState({ oddsFormat, oddText: (odd) => oddTextAs(oddsFormat, odd) });
}

/** The player's choice, stored on this machine. */
export function chooseOddsFormat(app: AppState, oddsFormat: OddsFormat): void {
  showOddsFormat(app, oddsFormat);
  app.stored.oddsFormat.write(oddsFormat);
}
