import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';

import './styles.css';
import { followWidth } from './follow-width';
import { OpenSheets } from './open-sheets';

type Theme = 'arena' | 'light' | 'contrast';

const WidthContext = createContext<AppWidth>('wide');

export const useAppWidth = (): AppWidth => useContext(WidthContext);

/** False on the server and while its markup is hydrated, which renders the same. */
export const useIsHydrated = (): boolean => useAppWidth() !== 'any';

interface AppSurfaceProps {
  readonly theme: Theme;
  /** BCP 47; selects fonts and hyphenation. */
  readonly lang: string;
  /** Custom properties that override those of `tokens.css`. */
  readonly tokens: Readonly<Record<string, string>> | undefined;
  /** Whether the first rendering is that of the server: in every width. */
  readonly isRendered?: boolean;
  readonly children: ReactNode;
}

/** All styles depend on this element, not the document. */
export function AppSurface({ theme, lang, tokens, isRendered = false, children }: AppSurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  // Its children are rendered once, in the width that the place has; markup of the server first in every width.
  const [width, setWidth] = useState<AppWidth | null>(isRendered ? 'any' : null);

  useLayoutEffect(() => {
    const element = root.current;
    return element === null ? undefined : followWidth(element, isRendered, (pixels) => setWidth(appWidthOf(pixels)));
  }, [isRendered]);

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
