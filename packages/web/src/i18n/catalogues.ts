import type { LangId } from '@clutchline/contract';
import type { Catalogue } from '@clutchline/i18n';

type Load = (langId: LangId) => Promise<Catalogue>;

/** Catalogues by language; each loads once. */
export interface Catalogues {
  /** Texts of the app's first view. */
  readonly first: Load;
  readonly whole: Load;
}

/** One instance per app. A failed load is not cached; the next call retries. */
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
    // React's `use` reads these fields and does not suspend on a loaded catalogue.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => known.delete(langId),
    );
    return loading;
  };
}
