import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';

import './styles.css';
import { OpenSheets } from './open-sheets';

type Theme = 'arena' | 'light' | 'contrast';

const WidthContext = createContext<AppWidth>('wide');

export const useAppWidth = (): AppWidth => useContext(WidthContext);

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
  // Its children are rendered once, in the width that the place has.
  const [width, setWidth] = useState<AppWidth | null>(typeof ResizeObserver === 'undefined' ? 'wide' : null);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setWidth(appWidthOf(element.clientWidth));
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

/** Of the app, not the window. */
type AppWidth = 'narrow' | 'medium' | 'wide';

const MEDIUM_FROM = 720;
const WIDE_FROM = 1_280;

/** @example appWidthOf(768) // 'medium' */
export function appWidthOf(pixels: number): AppWidth {
  if (pixels >= WIDE_FROM) return 'wide';
  return pixels >= MEDIUM_FROM ? 'medium' : 'narrow';
}
