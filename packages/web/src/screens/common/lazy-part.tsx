import { Component, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';

import { TextsContext } from '../../i18n/texts-context';
import { useTexts } from '../../i18n/use-texts';
import { LoadFailed } from './load-failed';

/**
 * A part of the app whose code comes when it is first drawn. Until then `waiting` stands in its place, as large as it
 * will be; a load that failed is tried again on request (ERR-6).
 *
 * @example const Bets = lazyPart(async () => (await import('./bets')).Bets, <ListSkeleton />)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const loaded = () => lazy(async () => ({ default: await load() }));
  let Part = loaded();
  return class LazyPart extends Component<Props, { readonly failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError(): { failed: boolean } {
      return { failed: true };
    }

    readonly #retry = (): void => {
      Part = loaded();
      this.setState({ failed: false });
    };

    override render(): ReactNode {
      if (this.state.failed) return <LoadFailed reload={this.#retry} />;
      return (
        <Suspense fallback={waiting}>
          <WithItsTexts>
            <Part {...this.props} />
          </WithItsTexts>
        </Suspense>
      );
    }
  };
}

/** What comes later has texts that come later. */
function WithItsTexts({ children }: { readonly children: ReactNode }) {
  const whole = useTexts().whole();
  return <TextsContext value={whole instanceof Promise ? use(whole) : whole}>{children}</TextsContext>;
}
