import { type LangId, LANGUAGES } from '@clutchline/contract';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { createCatalogues } from '../../i18n/catalogues';
import { LangProvider } from '../../i18n/lang-provider';
import { useT } from '../../i18n/use-texts';
import { chooseStartLanguage } from '../../state/language/choose-language';
import { elementById } from '../demo/element-by-id';
import { allowedHosts, listenForHost } from './listen-for-host';
import './frame-page.css';
import { guardPresses } from './guard-presses';
import { startFramedApp } from './start-framed-app';

/** Ms: time-out of the hello, duration of the notice. */
const HELLO_WITHIN_MS = 10_000;
const NOTICE_MS = 8_000;

/** Nothing before the hello of an allowed host. */
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
    start(options, send) {
      clearTimeout(late);
      notice.render(null);
      return startFramedApp(root, options, (word) => {
        if (word.type === 'lang') langId = LANGUAGES.find(({ code }) => code === word.lang)?.id ?? langId;
        send(word);
      });
    },
  });
}

start();

/** `alone`: no allowed hello. `covered`: refused press on a hidden button. */
type NoticeReason = 'alone' | 'covered';

function FrameNotice({ reason }: { readonly reason: NoticeReason }) {
  const t = useT();
  return (
    <p className="frame-notice" role="alert">
      {reason === 'alone' ? t('embed.frame_alone') : t('embed.frame_covered')}
    </p>
  );
}
