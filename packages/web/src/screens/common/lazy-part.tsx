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
import { SuspendsContext } from '../../state';
import { useIsHydrated } from '../../ui/app-surface';
import { PartFailed } from './load-failed';

export type PartKind = 'shows-notice' | 'waits' | 'rendered' | 'screen';

/**
 * Loads at first render; `waiting` reserves the space. After a failure the player can retry (ERR-6); with `waits` and
 * `rendered`, `waiting` remains. `rendered` and `screen` are part of the first view (P13): their markup stays until they
 * and their data have loaded.
 * @example const Bets = lazyPart(async () => (await import('./bets')).Bets, <ListSkeleton />)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  kind: PartKind = 'shows-notice',
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
      if (error !== null && (kind === 'waits' || kind === 'rendered')) return waiting;
      if (error !== null) return <PartFailed error={error} retries={this.#retries} retry={this.#retry} />;
      const Place = kind === 'rendered' || kind === 'screen' ? KeptMarkup : OnceHydrated;
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

const KEPT = 0;
const LOADS = 1;
const DRAWN = 2;

/**
 * Hydration leaves the markup of the server as it is; the transition replaces it when all that `children` need has loaded.
 * A part within it delays that, too.
 */
function KeptMarkup({ waiting, children }: PlaceProps) {
  const outer = use(SuspendsContext);
  const isHydrated = useIsHydrated();
  const [step, setStep] = useState<number>(import.meta.env.SSR ? LOADS : isHydrated ? DRAWN : KEPT);
  useEffect(() => startTransition(() => setStep(step === KEPT ? LOADS : DRAWN)), [step]);
  // Only a text is not compared with the markup.
  const kept = (
    <div key={KEPT} suppressHydrationWarning>
      {''}
    </div>
  );
  // The styles of every width apply as long as the markup stays, also once the app knows its width.
  const whole = import.meta.env.SSR ? <div data-width="any">{children}</div> : <div>{children}</div>;
  return (
    <Suspense fallback={outer && !import.meta.env.SSR ? <Never /> : waiting}>
      <SuspendsContext value={outer ?? step === LOADS}>
        {step === KEPT ? kept : outer === null ? whole : children}
      </SuspendsContext>
    </Suspense>
  );
}

const Never = lazy<ComponentType>(() => new Promise(() => undefined));

function WithItsTexts({ children }: { readonly children: ReactNode }) {
  const whole = useTexts().whole();
  return <TextsContext value={whole instanceof Promise ? use(whole) : whole}>{children}</TextsContext>;
}
