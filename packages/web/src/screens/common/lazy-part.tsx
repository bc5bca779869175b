import { Component, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';

import { TextsContext, useTexts } from '../../i18n/use-texts';
import { useIsHydrated } from '../../ui/app-surface';
import { PartFailed } from './load-failed';

/**
 * Loads at first render; `waiting` reserves the space. After a failure the player can retry (ERR-6); with `waits`,
 * `waiting` remains.
 * @example const Bets = lazyPart(async () => (await import('./bets')).Bets, <ListSkeleton />)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  whenLost: 'shows-notice' | 'waits' = 'shows-notice',
): ComponentType<Props> {
  const loaded = () => lazy(async () => ({ default: await load() }));
  let Part = loaded();
  return class LazyPart extends Component<Props, { readonly error: Error | null }> {
    override state: { readonly error: Error | null } = { error: null };
    #retries = 0;

    static getDerivedStateFromError(error: Error): { error: Error } {
      return { error };
    }

    readonly #retry = (): void => {
      Part = loaded();
      this.#retries += 1;
      this.setState({ error: null });
    };

    override render(): ReactNode {
      const { error } = this.state;
      if (error !== null && whenLost === 'waits') return waiting;
      if (error !== null) return <PartFailed error={error} retries={this.#retries} retry={this.#retry} />;
      return (
        <OnceHydrated waiting={waiting}>
          <Suspense fallback={waiting}>
            <WithItsTexts>
              <Part {...this.props} />
            </WithItsTexts>
          </Suspense>
        </OnceHydrated>
      );
    }
  };
}

interface OnceHydratedProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The server renders `waiting`: it would have to wait for code and data that the first view does not need. */
function OnceHydrated({ waiting, children }: OnceHydratedProps) {
  return useIsHydrated() ? children : waiting;
}

function WithItsTexts({ children }: { readonly children: ReactNode }) {
  const whole = useTexts().whole();
  return <TextsContext value={whole instanceof Promise ? use(whole) : whole}>{children}</TextsContext>;
}
