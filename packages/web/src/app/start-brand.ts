import { languageById } from '@clutchline/contract';

import type { AppState } from '../state/app-state';
import type { Stage } from './stage';

/** Title and language of the app's own page (NAV-6); notifies the host of the language. */
export function startBrand(app: AppState, { view, ownsPage }: Stage): () => void {
  const show = (): void => {
    const { langId } = app.language.getState();
    const { brand } = app.settings.getState();
    if (!ownsPage) return;
    view.document.title = langId === 1 ? brand.zh : brand.other;
    view.document.documentElement.lang = languageById(langId).bcp47;
  };
  const tell = (): void => app.emit('lang', { lang: languageById(app.language.getState().langId).code });
  show();
  tell();
  const stops = [app.language.subscribe(show), app.language.subscribe(tell), app.settings.subscribe(show)];
  return () => stops.forEach((stop) => stop());
}
