import { type Catalogue, extendTranslator } from '@clutchline/i18n';
import { loadContentCatalogue } from '@clutchline/i18n/load-content-catalogue';
import { type ComponentType, type ReactNode, use } from 'react';

import { type Texts, TextsContext, useTexts } from '../../i18n/use-texts';
import { lazyPart } from './lazy-part';

/** By the texts of an app, so that two apps share none. */
const loaded = new WeakMap<Texts, Promise<Texts>>();

/** Again after a failure. */
function contentTexts(texts: Texts): Promise<Texts> {
  const known = loaded.get(texts);
  if (known !== undefined) return known;
  const loading = loadContentCatalogue(texts.t.langId).then((catalogue) => withCatalogue(texts, catalogue));
  loaded.set(texts, loading);
  loading.then(
    // With these fields React's `use` does not suspend.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => loaded.delete(texts),
  );
  return loading;
}

function withCatalogue(texts: Texts, catalogue: Catalogue): Texts {
  const all: Texts = { ...texts, t: extendTranslator(texts.t, catalogue), whole: () => all };
  return all;
}

/** Adds the texts of schedule, results and events, which load with the first screen that has them. */
export function ContentTexts({ children }: { readonly children: ReactNode }) {
  return <TextsContext value={use(contentTexts(useTexts()))}>{children}</TextsContext>;
}

/**
 * A lazy part with these texts.
 * @example const Results = contentPart(async () => (await import('./results')).Results, <ListSkeleton />)
 */
export function contentPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return lazyPart<Props>(async () => withContentTexts(await load()), waiting);
}

/** For a caller that does not load these texts itself. */
export function withContentTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithContentTexts(props: Props) {
    return (
      <ContentTexts>
        <Part {...props} />
      </ContentTexts>
    );
  };
}
