import { DEFAULT_LANG, type LangId, languageOfTag } from '@clutchline/contract';

import type { AppState } from '../app-state';

/** For this visit only: by the host or another tab. */
export function showLanguage(app: Pick<AppState, 'language'>, langId: LangId): void {
  if (app.language.getState().langId !== langId) app.language.setState({ langId });
}

/** Stored, and on the server if signed in (LANG-4); replaces the address's `lang`. */
export function chooseLanguage(app: Pick<AppState, 'stored' | 'call' | 'session' | 'language'>, langId: LangId): void {
  showLanguage(app, langId);
  app.stored.lang.write(langId);
  app.stored.visitLang.write(null);
  if (app.session.getState().token !== null) void app.call('changeLang', {});
}

interface LanguageHints {
  readonly saved: LangId | null;
  readonly query: LangId | null;
  readonly host: LangId | null;
  readonly browser: readonly string[];
}

/** `lang` query, saved choice, host option, browser, en-US (LANG-6). */
export function chooseStartLanguage({ saved, query, host, browser }: LanguageHints): LangId {
  const known = browser.map(languageOfTag).find((id) => id !== null);
  return query ?? saved ?? host ?? known ?? DEFAULT_LANG;
}
