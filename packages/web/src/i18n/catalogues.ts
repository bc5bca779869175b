import type { LangId } from '@clutchline/contract';
import type { Catalogue } from '@clutchline/i18n';

type Load = (langId: LangId) => Promise<Catalogue>;

/** Gives the texts of a language, loading each once. */
export interface Catalogues {
  /** Those of the first sight. */
  readonly first: Load;
  /** All of them. */
  readonly whole: Load;
}

/** One an app. A load that failed is forgotten, so the next one tries again. */
export function createCatalogues(load: Load, loadLater?: Load): Catalogues {
  const first = once(load);
  const whole = once(async (langId) => ({ ...(await first(langId)), ...(await loadLater?.(langId)) }));
  return { first, whole };
}

function once(load: Load): Load {
  const known = new Map<LangId, Promise<Catalogue>>();
  return (langId) => {
    const held = known.get(langId);
    if (held !== undefined) return held;
    const loading = load(langId);
    known.set(langId, loading);
    // React takes what has come from here without waiting a turn for it.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => known.delete(langId),
    );
    return loading;
  };
}
