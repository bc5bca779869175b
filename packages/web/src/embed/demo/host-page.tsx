import { languageById } from '@clutchline/contract';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { createCatalogues } from '../../i18n/catalogues';
import { LangProvider } from '../../i18n/lang-provider';
import { DEFAULT_SETTINGS } from '../../state/app-state';
import { chooseStartLanguage } from '../../state/language/choose-language';
import type { AppBrand, AppEvents, AppHandle, ClutchlineAppElement, EmbedFrame } from '../api';
import { mount } from '../mount';
import { DEMO_BRANDS, demoBrandOf } from './demo-brands';
import { elementById } from './element-by-id';
import { AppHeading, ElementHeading, FrameHeading, HostBar, HostFoot } from './host-bar';
import { createHostDialog, createHostSession } from './host-dialog';
import './host-page.css';

const brand = demoBrandOf(location.search);
const langId = chooseStartLanguage({ saved: null, query: null, host: null, browser: navigator.languages });
const catalogues = createCatalogues(loadPageCatalogue);

function place(id: string): (content: ReactNode) => void {
  const root = createRoot(elementById(id));
  return (content) =>
    root.render(
      <StrictMode>
        <Suspense fallback={null}>
          <LangProvider catalogues={catalogues} langId={langId}>
            {content}
          </LangProvider>
        </Suspense>
      </StrictMode>,
    );
}

function nameOf({ zh, other }: AppBrand = DEFAULT_SETTINGS.brand): string {
  return langId === 1 ? zh : other;
}

type DemoApp = Pick<AppHandle, 'update' | 'on'>;

function mountTwo(): DemoApp[] {
  return [
    mount(elementById('app-1'), { history: 'memory', storageKey: 'host-app-1', lang: 'en-US', theme: 'arena', brand }),
    mount(elementById('app-2'), { history: 'memory', storageKey: 'host-app-2', lang: 'zh-CN', theme: 'light', brand }),
  ];
}

async function loadTwo(): Promise<DemoApp[]> {
  const embedFrame = await loadLibrary();
  const element = document.querySelector('clutchline-app');
  if (element !== null) element.brand = brand;
  const framed = embedFrame(elementById('app-4'), {
    title: nameOf(brand),
    lang: 'ja-JP',
    storageKey: 'host-app-4',
    brand,
  });
  return element === null ? [framed] : [elementHandle(element), framed];
}

function start(): void {
  patchBuiltIns();
  document.documentElement.lang = languageById(langId).bcp47;
  const session = createHostSession(window, () => langId);
  const apps: DemoApp[] = [];
  let token: string | null = null;
  let nickname: string | null = null;
  let orders: readonly string[] = [];
  const bar = place('host-bar');

  function give(next: string | null): void {
    token = next;
    for (const app of apps) app.update({ token: next });
  }

  function signOut(): void {
    if (token !== null) void session.signOut(token);
    give(null);
  }

  const openDialog = createHostDialog({
    place: elementById('sign-in'),
    catalogues,
    lang: () => langId,
    session,
    onToken: give,
  });

  function show(): void {
    bar(
      <HostBar
        brand={nameOf(brand)}
        brands={DEMO_BRANDS.map(nameOf)}
        nickname={nickname}
        orders={orders}
        onSignIn={openDialog}
        onSignOut={signOut}
      />,
    );
  }

  function listenTo(app: DemoApp): void {
    apps.push(app);
    app.on('sign-in-required', openDialog);
    app.on('balance', (balance) => {
      if (balance === null && token !== null) signOut();
      nickname = balance?.nickname ?? null;
      show();
    });
    app.on('bet-placed', ({ orderNumbers }) => {
      orders = orderNumbers;
      show();
    });
    if (token !== null) app.update({ token });
  }
  mountTwo().forEach(listenTo);
  void loadTwo().then((loaded) => loaded.forEach(listenTo));
  place('app-1-heading')(<AppHeading number={1} />);
  place('app-2-heading')(<AppHeading number={2} />);
  place('app-3-heading')(<ElementHeading />);
  place('app-4-heading')(<FrameHeading />);
  place('host-foot')(<HostFoot />);
  show();
}

/** As old host libraries do (bad input row 125). */
function patchBuiltIns(): void {
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'patched', configurable: true, enumerable: true });
}

/** Other origins use the whole address. */
const LIBRARY = '/embed';

function isFrameModule(module: unknown): module is { readonly embedFrame: EmbedFrame } {
  return typeof module === 'object' && module !== null && 'embedFrame' in module;
}

async function loadLibrary(): Promise<EmbedFrame> {
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ `${LIBRARY}/${file}`);
  const [frame] = await Promise.all([load('frame.js'), load('element-loader.js')]);
  if (!isFrameModule(frame)) throw new Error('The library has no embedFrame');
  return frame.embedFrame;
}

function elementHandle(element: ClutchlineAppElement): Pick<AppHandle, 'update' | 'on'> {
  return {
    update({ token }) {
      element.token = token;
    },
    on(name, listener) {
      const forward = (event: CustomEvent<AppEvents[typeof name]>): void => listener(event.detail);
      element.addEventListener(name, forward);
      return () => element.removeEventListener(name, forward);
    },
  };
}

start();
