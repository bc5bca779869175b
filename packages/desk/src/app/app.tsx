import { AppSurface } from '@clutchline/web/ui/app-surface';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { Invitation } from '../access/invitation';
import { LockCover } from '../access/lock-cover';
import { SignInPage } from '../access/sign-in-page';
import { StepUpDialog } from '../access/step-up-dialog';
import { Shell } from '../shell/shell';
import type { Texts } from '../texts/create-texts';
import { loadTexts } from '../texts/load-texts';
import { TextsContext } from '../texts/use-texts';
import styles from './app.module.css';
import type { DeskState } from './desk-state';
import { usePlace } from './place';
import { DeskContext, useSession } from './use-desk';

/** Denser than the players' page. */
const DENSE: Readonly<Record<string, string>> = {
  '--cl-touch': '2rem',
  '--cl-type-heading': '1.0625rem',
  '--cl-type-lead': '0.875rem',
  '--cl-type-name': '0.875rem',
  '--cl-type-body': '0.8125rem',
  '--cl-type-meta': '0.75rem',
  '--cl-leading': '1.35',
};

export function App({ state }: { readonly state: DeskState }) {
  const { theme, language } = useStore(state.preferences);
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let isWanted = true;
    document.documentElement.lang = language;
    void loadTexts(language).then((loaded) => isWanted && setTexts(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (
    <AppSurface theme={theme} lang={texts?.language ?? language} tokens={DENSE}>
      {texts !== null && (
        <DeskContext value={state}>
          <TextsContext value={texts}>
            <Current />
          </TextsContext>
        </DeskContext>
      )}
    </AppSurface>
  );
}

/** By session and address. */
function Current(): ReactNode {
  const session = useSession();
  const [path, token] = usePlace();
  if (path === 'invite' && token !== undefined) return <Invitation key={token} token={token} />;
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed_out') return <SignInPage />;
  const isLocked = session.kind === 'locked';
  return (
    <>
      <div key={session.me.operator_id} className={styles['page']} inert={isLocked} data-locked={isLocked}>
        <Shell />
        <StepUpDialog />
      </div>
      {isLocked && <LockCover cause={session.cause} name={session.me.name} />}
    </>
  );
}
