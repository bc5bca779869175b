import { languageById, type LangId } from '@clutchline/contract';
import { useSyncExternalStore } from 'react';
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

const never = () => () => undefined;
const machineZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Without a boundary above it the texts of its language have to be loaded. */
export function App({ app, catalogues }: AppProps) {
  const { langId } = useStore(app.language);
  const { oddText, timeZone } = useStore(app.preferences);
  const { theme, look } = useStore(app.settings);
  const zone = useSyncExternalStore(
    never,
    () => timeZone ?? (app.rendered && machineZone()),
    () => app.rendered?.timeZone ?? null,
  );
  const storeLanguage = (shown: LangId): void => {
    showLanguage(app, shown);
    showBanner(app.banner, { kind: 'key', key: 'common.loading_failed' });
  };
  return (
    <AppStateContext value={app}>
      <AppSurface theme={theme} lang={languageById(langId).bcp47} tokens={look?.[theme]}>
        <LangProvider catalogues={catalogues} langId={langId} timeZone={zone} onLost={storeLanguage}>
          <OddTextContext value={oddText}>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </OddTextContext>
        </LangProvider>
      </AppSurface>
    </AppStateContext>
  );
}
