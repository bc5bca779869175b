import { loadViewCatalogue } from '@clutchline/i18n/load-view-catalogue';
import type { ComponentType, ReactNode } from 'react';

import { ContentTexts } from './content-texts';
import { lazyPart } from '../lazy-part';
import { lazyTexts } from './lazy-texts';

/** Adds the texts of live views, analyses and players, which load with the first of them. */
export const ViewTexts = lazyTexts(loadViewCatalogue);

/**
 * A lazy part of a match with these texts and those of the content screens.
 * @example const Analysis = viewPart(async () => (await import('./analysis')).Analysis, <Skeleton />)
 */
export function viewPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return lazyPart<Props>(async () => withViewTexts(await load()), waiting);
}

function withViewTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithViewTexts(props: Props) {
    return (
      <ContentTexts>
        <ViewTexts>
          <Part {...props} />
        </ViewTexts>
      </ContentTexts>
    );
  };
}
