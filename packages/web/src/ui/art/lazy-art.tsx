import { type ComponentType, lazy, Suspense } from 'react';

import { useIsHydrated } from '../app-surface';

/**
 * Decorative picture whose code loads on first render; until then, and after a failed load, its place is empty.
 *
 * @example const EmptyArt = lazyArt(async () => (await import('./empty-art')).EmptyArt);
 */
export function lazyArt<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Nothing: ComponentType<Props> = () => null;
  const Art = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function LazyArt(props: Props) {
    return (
      useIsHydrated() && (
        <Suspense>
          <Art {...props} />
        </Suspense>
      )
    );
  };
}
