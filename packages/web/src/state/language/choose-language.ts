import type { LangId } from '@clutchline/contract';

import type { AppState } from '../app-state';

/** For this visit only, for the host or another tab. */
export function showLanguage(app: AppState, langId: LangId): void {
  if (app.language.getState().langId !== langId) app.language.setState({ langId });
}

/** Stored on this machine and, if signed in, sent to the server (LANG-4). */
export function chooseLanguage(app: AppState, langId: LangId): void {
  showLanguage(app, langId);
  app.stored.lang.write(langId);
  if (app.session.getState().token !== null) void app.call('changeLang', {});
}
