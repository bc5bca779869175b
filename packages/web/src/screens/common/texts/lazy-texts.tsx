import type { LangId } from '@clutchline/contract';
import { type Catalogue, extendTranslator } from '@clutchline/i18n';
import { type ComponentType, type ReactNode, use } from 'react';

import { type Texts, TextsContext, useTexts } from '../../../i18n/use-texts';

interface ChildrenProps {
  readonly children: ReactNode;
}

/**
 * A component that adds the texts of one catalogue, which loads with its first use, and again after a failure.
 * @example export const ContentTexts = lazyTexts(loadContentCatalogue)
 */
export function lazyTexts(load: (langId: LangId) => Promise<Catalogue>): ComponentType<ChildrenProps> {
  /** By the texts of an app, so that two apps share none. */
  const loaded = new WeakMap<Texts, Promise<Texts>>();

  function textsOf(texts: Texts): Promise<Texts> {
    const known = loaded.get(texts);
    if (known !== undefined) return known;
    const loading = load(texts.t.langId).then((catalogue) => withCatalogue(texts, catalogue));
    loaded.set(texts, loading);
    loading.then(
      // With these fields React's `use` does not suspend.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => loaded.delete(texts),
    );
    return loading;
  }

  return function LazyTexts({ children }: ChildrenProps) {
    return <TextsContext value={use(textsOf(useTexts()))}>{children}</TextsContext>;
  };
}

function withCatalogue(texts: Texts, catalogue: Catalogue): Texts {
  const all: Texts = { ...texts, t: extendTranslator(texts.t, catalogue), whole: () => all };
  return all;
}
