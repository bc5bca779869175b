import './frame-page.css';

import { LANGUAGES, type LangId } from '@clutchline/contract';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { createCatalogues } from '../../i18n/catalogues';
import { LangProvider } from '../../i18n/lang-provider';
import { chooseStartLanguage } from '../../state/language/choose-start-language';
import { elementById } from '../demo/element-by-id';
import { allowedHosts } from './allowed-hosts';
import { FrameNotice, type NoticeReason } from './frame-notice';
import { guardPresses } from './guard-presses';
import { listenForHost } from './listen-for-host';
import { startFramedApp } from './start-framed-app';

/** Time-out for the hello, and display time of the notice, in ms. */
const HELLO_WITHIN_MS = 10_000;
const NOTICE_MS = 8_000;

/** Shows nothing of the product before the hello of an allowed host. */
function start(): void {
  const notice = createRoot(elementById('notice'));
  const catalogues = createCatalogues(loadPageCatalogue);
  let langId: LangId = chooseStartLanguage({ saved: null, query: null, host: null, browser: navigator.languages });

  function show(reason: NoticeReason): void {
    notice.render(
      <Suspense fallback={null}>
        <LangProvider catalogues={catalogues} langId={langId}>
          <FrameNotice reason={reason} />
        </LangProvider>
      </Suspense>,
    );
  }
  if (window.parent === window) {
    show('alone');
    return;
  }
  const late = setTimeout(() => show('alone'), HELLO_WITHIN_MS);
  const root = elementById('app');
  let explained: ReturnType<typeof setTimeout> | undefined;
  guardPresses(root, () => {
    show('covered');
    clearTimeout(explained);
    explained = setTimeout(() => notice.render(null), NOTICE_MS);
  });
  listenForHost({
    view: window,
    hosts: allowedHosts(document),
    now: () => performance.now(),
    start(options, tell) {
      clearTimeout(late);
      notice.render(null);
      return startFramedApp(root, options, (word) => {
        if (word.type === 'lang') langId = LANGUAGES.find(({ code }) => code === word.lang)?.id ?? langId;
        tell(word);
      });
    },
  });
}

start();
