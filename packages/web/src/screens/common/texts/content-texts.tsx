import { loadContentCatalogue } from '@clutchline/i18n/load-content-catalogue';
import type { ComponentType, ReactNode } from 'react';

import { lazyPart, type PartKind } from '../lazy-part';
import { lazyTexts } from './lazy-texts';

/** Adds the texts of schedule, results and events, which load with the first screen that has them. */
export const ContentTexts = lazyTexts(loadContentCatalogue);

/**
 * A lazy part with these texts.
 * @example const Results = contentPart(async () => (await import('./results')).Results, <ListSkeleton />)
 */
export function contentPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  kind?: PartKind,
): ComponentType<Props> {
  return lazyPart<Props>(async () => withContentTexts(await load()), waiting, kind);
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
