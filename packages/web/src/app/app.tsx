import { languageById } from '@clutchline/contract';
import { Suspense } from 'react';
import { useStore } from 'zustand';

import type { Catalogues } from '../i18n/catalogues';
import { LangProvider } from '../i18n/lang-provider';
import { AppStateContext } from '../state/app-context';
import type { AppState } from '../state/app-state';
import { AppSurface } from '../ui/app-surface';
import { AppRoutes } from './app-routes';
import { ErrorBoundary } from './error-boundary';

interface AppProps {
  readonly app: AppState;
  readonly catalogues: Catalogues;
}

/** One app: its state, its language, its surface, its screens. */
export function App({ app, catalogues }: AppProps) {
  const { langId } = useStore(app.language);
  const { theme } = useStore(app.settings);
  return (
    <AppStateContext value={app}>
      <AppSurface skin={theme} lang={languageById(langId).bcp47}>
        <Suspense fallback={null}>
          <LangProvider catalogues={catalogues} langId={langId}>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </LangProvider>
        </Suspense>
      </AppSurface>
    </AppStateContext>
  );
}
