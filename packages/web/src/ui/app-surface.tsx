import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import './styles.css';
import { OpenSheets } from './open-sheets';

type Theme = 'arena' | 'light' | 'contrast';

const WidthContext = createContext<AppWidth>('wide');

export const useAppWidth = (): AppWidth => useContext(WidthContext);

/** False on the server and while its markup is hydrated, which renders the same. */
export const useIsHydrated = (): boolean => useAppWidth() !== 'any';

const never = () => () => undefined;

interface AppSurfaceProps {
  readonly theme: Theme;
  /** BCP 47; selects fonts and hyphenation. */
  readonly lang: string;
  /** Custom properties that override those of `tokens.css`. */
  readonly tokens: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/** All styles depend on this element, not the document. */
export function AppSurface({ theme, lang, tokens, children }: AppSurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Its children are rendered once, in the width that the place has; markup of the server first in every width.
  const [measured, setMeasured] = useState<AppWidth | null>(null);
  const unmeasured = typeof ResizeObserver === 'undefined' ? 'wide' : null;
  const width = measured ?? (isHydrated ? unmeasured : 'any');

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setMeasured(appWidthOf(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className="clutchline" data-theme={theme} data-width={width} lang={lang} style={tokens}>
      {width !== null && (
        <WidthContext value={width}>
          <OpenSheets>{children}</OpenSheets>
        </WidthContext>
      )}
    </div>
  );
}

/** Of the app, not the window. `any`: the server renders what each width shows, and the styles choose. */
type AppWidth = 'narrow' | 'medium' | 'wide' | 'any';

const MEDIUM_FROM = 720;
const WIDE_FROM = 1_280;

/** @example appWidthOf(768) // 'medium' */
export function appWidthOf(pixels: number): AppWidth {
  if (pixels >= WIDE_FROM) return 'wide';
  return pixels >= MEDIUM_FROM ? 'medium' : 'narrow';
}
