import { languageById, type LangId } from '@clutchline/contract';
import { Suspense } from 'react';
import { useStore } from 'zustand';

import type { Catalogues } from '../i18n/catalogues';
import { LangProvider } from '../i18n/lang-provider';
import { OddTextContext } from '../i18n/use-odd-text';
import { AppStateContext } from '../state/app-context';
import type { AppState } from '../state/app-state';
import { showBanner } from '../state/banner/banner-store';
import { showLanguage } from '../state/language/choose-language';
import { AppSurface } from '../ui/app-surface';
import { AppRoutes, ErrorBoundary } from './app-routes';

interface AppProps {
  readonly app: AppState;
  readonly catalogues: Catalogues;
}

export function App({ app, catalogues }: AppProps) {
  const { langId } = useStore(app.language);
  const { oddText, timeZone } = useStore(app.preferences);
  const { theme, look } = useStore(app.settings);
  const storeLanguage = (shown: LangId): void => {
    showLanguage(app, shown);
    showBanner(app.banner, { kind: 'key', key: 'common.loading_failed' });
  };
  return (
    <AppStateContext value={app}>
      <AppSurface theme={theme} lang={languageById(langId).bcp47} tokens={look?.[theme]}>
        <Suspense fallback={null}>
          <LangProvider catalogues={catalogues} langId={langId} timeZone={timeZone} onLost={storeLanguage}>
            <OddTextContext value={oddText}>
              <ErrorBoundary>
                <AppRoutes />
              </ErrorBoundary>
            </OddTextContext>
          </LangProvider>
        </Suspense>
      </AppSurface>
    </AppStateContext>
  );
}
