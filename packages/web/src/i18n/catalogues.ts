import type { LangId } from '@clutchline/contract';
import type { Catalogue } from '@clutchline/i18n';

type Load = (langId: LangId) => Promise<Catalogue>;

export interface Catalogues {
  readonly first: Load;
  readonly whole: Load;
}

/** Failed loads are retried by the next call. */
export function createCatalogues(load: Load, loadLater?: Load): Catalogues {
  const first = once(load);
  const whole = once(async (langId) => ({ ...(await first(langId)), ...(await loadLater?.(langId)) }));
  return { first, whole };
}

function once(load: Load): Load {
  const known = new Map<LangId, Promise<Catalogue>>();
  return (langId) => {
    const loaded = known.get(langId);
    if (loaded !== undefined) return loaded;
    const loading = load(langId);
    known.set(langId, loading);
    // With these fields React's `use` does not suspend.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => known.delete(langId),
    );
    return loading;
  };
}
