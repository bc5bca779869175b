import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';

import { TextsContext, useTexts } from '../../i18n/use-texts';
import { useIsHydrated } from '../../ui/app-surface';
import { PartFailed } from './load-failed';

/**
 * Loads at first render; `waiting` reserves the space. After a failure the player can retry (ERR-6); with `waits` and
 * `rendered`, `waiting` remains. `rendered` is part of the first view (P13): its markup stays until it has loaded.
 * @example const Bets = lazyPart(async () => (await import('./bets')).Bets, <ListSkeleton />)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  kind: 'shows-notice' | 'waits' | 'rendered' = 'shows-notice',
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
      if (error !== null && kind !== 'shows-notice') return waiting;
      if (error !== null) return <PartFailed error={error} retries={this.#retries} retry={this.#retry} />;
      const Place = kind === 'rendered' ? KeptMarkup : OnceHydrated;
      return (
        <Place waiting={waiting}>
          <WithItsTexts>
            <Part {...this.props} />
          </WithItsTexts>
        </Place>
      );
    }
  };
}

interface PlaceProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The server renders `waiting`: it would have to wait for code and data that the first view does not need. */
function OnceHydrated({ waiting, children }: PlaceProps) {
  return useIsHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

/** Hydration leaves the markup of the server as it is; the transition replaces it when all that `children` need has loaded. */
function KeptMarkup({ waiting, children }: PlaceProps) {
  const [isKept, setIsKept] = useState(!useIsHydrated() && !import.meta.env.SSR);
  useEffect(() => startTransition(() => setIsKept(false)), []);
  // Only a text is not compared with the markup.
  const kept = (
    <div key="kept" suppressHydrationWarning>
      {''}
    </div>
  );
  return <Suspense fallback={waiting}>{isKept ? kept : <div>{children}</div>}</Suspense>;
}

function WithItsTexts({ children }: { readonly children: ReactNode }) {
  const whole = useTexts().whole();
  return <TextsContext value={whole instanceof Promise ? use(whole) : whole}>{children}</TextsContext>;
}
