import { languageById, type LangId, machineZone } from '@clutchline/contract';
import { useEffect, useSyncExternalStore } from 'react';

import type { Catalogues } from '../i18n/catalogues';
import { LangProvider } from '../i18n/lang-provider';
import { OddTextContext } from '../i18n/use-odd-text';
import { AppStateContext } from '../state/app-context';
import type { AppState } from '../state/app-state';
import { showBanner } from '../state/banner/banner-store';
import { showLanguage } from '../state/language/choose-language';
import { AppSurface, useIsHydrated } from '../ui/app-surface';
import { AppRoutes, ErrorBoundary } from './app-routes';
import { useStore } from '../state/use-snapshot';

interface AppProps {
  readonly app: AppState;
  readonly catalogues: Catalogues;
  /** Whether the server rendered the same: it is taken over. */
  readonly isRendered?: boolean;
  /** Once it is drawn in the width of its place. */
  readonly onDrawn?: () => void;
}

const never = () => () => undefined;

/** Without a boundary above it the texts of its language have to be loaded. */
export function App({ app, catalogues, isRendered = false, onDrawn }: AppProps) {
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
      <AppSurface theme={theme} lang={languageById(langId).bcp47} tokens={look?.[theme]} isRendered={isRendered}>
        <LangProvider catalogues={catalogues} langId={langId} timeZone={zone} onLost={storeLanguage}>
          <OddTextContext value={oddText}>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
            <Drawn onDrawn={onDrawn} />
          </OddTextContext>
        </LangProvider>
      </AppSurface>
    </AppStateContext>
  );
}

/** What changes while markup is taken over in slices would end them: all the rest would be drawn at once. */
function Drawn({ onDrawn }: { readonly onDrawn: AppProps['onDrawn'] }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) onDrawn?.();
  }, [isHydrated, onDrawn]);
  return null;
}
