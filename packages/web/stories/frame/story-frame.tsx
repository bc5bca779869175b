import { languageById, type LangId } from '@clutchline/contract';
import { type ReactNode, useMemo } from 'react';

import type { AppTheme } from '../../src/embed/api';
import { AppStateContext } from '../../src/state/app-context';
import { AppSurface } from '../../src/ui/app-surface';
import { InLanguage } from '../../testing/in-language';
import { settingsOfBrand } from './looks';
import { createStoryApp } from './story-app';
import styles from './stories.module.css';

interface StoryFrameProps {
  readonly theme: AppTheme;
  /** Index in `BRANDS`. */
  readonly brand: number;
  readonly langId: LangId;
  readonly children: ReactNode;
}

/** What surrounds a part in the product: surface, texts, and the state of an app without a server. */
export function StoryFrame({ theme, brand, langId, children }: StoryFrameProps) {
  const settings = useMemo(() => settingsOfBrand(brand), [brand]);
  const app = useMemo(() => createStoryApp({ langId, settings: { ...settings, theme } }), [langId, settings, theme]);
  return (
    <AppStateContext value={app}>
      <AppSurface theme={theme} lang={languageById(langId).bcp47} tokens={settings.look?.[theme]}>
        <InLanguage langId={langId}>
          <main key={langId} className={styles['page']}>
            {children}
          </main>
        </InLanguage>
      </AppSurface>
    </AppStateContext>
  );
}
