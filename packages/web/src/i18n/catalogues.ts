import type { LangId } from '@clutchline/contract';
import type { Catalogue } from '@clutchline/i18n';

/** Gives the texts of a language, loading each once. */
export type Catalogues = (langId: LangId) => Promise<Catalogue>;

/** One an app. A load that failed is forgotten, so the next one tries again. */
export function createCatalogues(load: (langId: LangId) => Promise<Catalogue>): Catalogues {
  const known = new Map<LangId, Promise<Catalogue>>();
  return (langId) => {
    const held = known.get(langId);
    if (held !== undefined) return held;
    const loading = load(langId);
    known.set(langId, loading);
    loading.catch(() => known.delete(langId));
    return loading;
  };
}
