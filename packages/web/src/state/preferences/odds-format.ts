import { oddTextAs, type OddsFormat } from '@clutchline/domain';

import type { AppState } from '../app-state';

/** Shows prices in a format (USER-5). Its code is fetched by who needs it: the first load knows decimal alone. */
export function showOddsFormat({ preferences }: AppState, oddsFormat: OddsFormat): void {
  preferences.setState({ oddsFormat, oddText: (odd) => oddTextAs(oddsFormat, odd) });
}

/** The player's own choice, kept on this machine. */
export function chooseOddsFormat(app: AppState, oddsFormat: OddsFormat): void {
  showOddsFormat(app, oddsFormat);
  app.stored.oddsFormat.write(oddsFormat);
}
