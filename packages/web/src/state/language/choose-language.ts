import type { LangId } from '@clutchline/contract';

import type { AppState } from '../app-state';

/** Changes the language for this visit, as the host or another tab does. */
export function showLanguage(app: AppState, langId: LangId): void {
  if (app.language.getState().langId !== langId) app.language.setState({ langId });
}

/** The player's own choice: kept on this machine and, with a token, told to the server (LANG-4). */
export function chooseLanguage(app: AppState, langId: LangId): void {
  showLanguage(app, langId);
  app.stored.lang.write(langId);
  if (app.session.getState().token !== null) void app.call('changeLang', {});
}
