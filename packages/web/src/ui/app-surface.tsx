import './styles.css';

import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { appWidthOf, type AppWidth } from './app-width';

export type Skin = 'arena' | 'light' | 'contrast';

const WidthContext = createContext<AppWidth>('wide');

export const useAppWidth = (): AppWidth => useContext(WidthContext);

interface AppSurfaceProps {
  readonly skin: Skin;
  /** BCP 47 tag: selects the font stack and the hyphenation. */
  readonly lang: string;
  readonly children: ReactNode;
}

/** All styles depend on this element, none on the document. */
export function AppSurface({ skin, lang, children }: AppSurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<AppWidth>('wide');

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
    <div ref={root} className="clutchline" data-skin={skin} data-width={width} lang={lang}>
      <WidthContext value={width}>{children}</WidthContext>
    </div>
  );
}
