import type { DeskAnswer } from '@clutchline/contract/desk';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { AppSurface } from '@clutchline/web/ui/app-surface';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';

import { StepUpDialog } from '../src/access/step-up-dialog';
import { createDeskState, type DeskBrowser, type DeskState } from '../src/app/desk-state';
import { readPlace, RestContext, usePlace } from '../src/app/place';
import { DeskContext, useRead } from '../src/app/use-desk';
import { LocksContext } from '../src/live/active-locks';
import { CurrenciesContext } from '../src/live/use-money';
import { signedIn } from '../src/session/session-store';
import { createTexts, LANG_IDS, type Texts } from '../src/texts/create-texts';
import { EN_US } from '../src/texts/en-US';
import type { Language } from '../src/texts/languages';
import { TextsContext } from '../src/texts/use-texts';
import { ZH_CN } from '../src/texts/zh-CN';
import { type FakeDesk, ME } from './fake-desk';
import { FakePush } from './fake-push';

export function textsIn(language: Language): Texts {
  return createTexts(language, language === 'zh-CN' ? ZH_CN : EN_US, allCatalogues[LANG_IDS[language]]);
}

/** What jsdom does not have. */
export function completeDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

export function stateOn(fake: FakeDesk, push = new FakePush(), browser: Partial<DeskBrowser> = {}): DeskState {
  return createDeskState({
    fetch: fake.fetch,
    openSocket: push.openSocket,
    storage: window.localStorage,
    languages: ['en-US'],
    monotonic: () => performance.now(),
    machineNow: () => Date.now(),
    ...{ query: '', clearQuery: () => undefined, leaveTo: () => undefined, openBeside: () => undefined },
    ...browser,
  });
}

interface ShowOptions {
  readonly me?: DeskAnswer<'me'>;
  readonly language?: Language;
  readonly state?: DeskState;
  /** Address, such as `#/proposals/4`. */
  readonly hash?: string;
}

/**
 * Draws a screen as the shell does, signed in, on a server in memory.
 *
 * @example const { state } = showScreen(<Locks />, new FakeDesk({ locks: () => [LOCK] }));
 */
export function showScreen(screen: ReactNode, fake: FakeDesk, options: ShowOptions = {}) {
  const { me = ME, language = 'en-US', state = stateOn(fake), hash = '#/' } = options;
  fake.set({ me: () => me });
  completeDialogs();
  window.location.hash = hash;
  signedIn(state.session, me);
  const view = render(
    <AppSurface theme="arena" lang={language} tokens={undefined}>
      <DeskContext value={state}>
        <TextsContext value={textsIn(language)}>
          <InShell>{screen}</InShell>
          <StepUpDialog />
        </TextsContext>
      </DeskContext>
    </AppSurface>,
  );
  return { ...view, state };
}

/** What the shell reads for every screen. */
function InShell({ children }: { readonly children: ReactNode }) {
  const locks = useRead('locks', {}, 2_000);
  const { data } = useRead('currencies', {});
  const [, ...rest] = usePlace();
  return (
    <LocksContext value={locks}>
      <CurrenciesContext value={data ?? []}>
        <RestContext value={rest}>{children}</RestContext>
      </CurrenciesContext>
    </LocksContext>
  );
}

export const placeNow = (): readonly string[] => readPlace(window.location.hash);
