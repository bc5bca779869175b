import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { loadLaterCatalogue } from '@clutchline/i18n/load-later-catalogue';

import { createTexts, LANG_IDS, type Messages, type Texts } from './create-texts';
import type { Language } from './languages';

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  'en-US': async () => (await import('./en-US')).EN_US,
  'zh-CN': async () => (await import('./zh-CN')).ZH_CN,
};

export async function loadTexts(language: Language): Promise<Texts> {
  const langId = LANG_IDS[language];
  const [messages, first, later] = await Promise.all([
    LOADERS[language](),
    loadCatalogue(langId),
    loadLaterCatalogue(langId),
  ]);
  return createTexts(language, messages, { ...first, ...later });
}
