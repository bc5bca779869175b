import { createTranslator } from '@clutchline/i18n';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';

import type { AppState } from '../../state/app-state';

/** For search engines and previews (NAV-6). */
export function describePage(app: AppState, page: Document): () => void {
  async function show(): Promise<void> {
    const { langId } = app.language.getState();
    const t = createTranslator(langId, await loadPageCatalogue(langId));
    if (app.language.getState().langId !== langId) return;
    const { brand } = app.settings.getState();
    const text = t('host.description', { brand: langId === 1 ? brand.zh : brand.other });
    page.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }
  void show();
  return app.language.subscribe(() => void show());
}
