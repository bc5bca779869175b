import type { Currency } from '@clutchline/contract';
import { hasDeskRight } from '@clutchline/contract/desk';
import { EmptyState } from '@clutchline/web/ui/empty-state';
import { VisuallyHidden } from '@clutchline/web/ui/visually-hidden';
import { createElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { useStore } from 'zustand';

import { RestContext, usePlace } from '../app/place';
import { type DeskScreen, SCREENS } from '../app/screens';
import { useDesk, useMe, useRead } from '../app/use-desk';
import { LocksContext } from '../live/active-locks';
import { CurrenciesContext } from '../live/use-money';
import { useT } from '../texts/use-texts';
import { useLostFocus } from '../ui/use-lost-focus';
import { SingleKeysContext } from '../ui/use-single-keys';
import { KeyHelp } from './key-help';
import { PanicBanner } from './panic-banner';
import { PanicControl } from './panic-control';
import styles from './shell.module.css';
import { ShellMenu } from './shell-menu';
import { ShellNav } from './shell-nav';
import { useDeskKeys } from './use-desk-keys';
import { useKeepMe } from './use-keep-me';

const LOCKS_MS = 2_000;
const NO_CURRENCIES: readonly Currency[] = [];

/** Of each screen; made once, so that a screen stays mounted while its rest changes. */
const PARTS: ReadonlyMap<DeskScreen, ReactElement> = new Map(
  SCREENS.map((screen) => [screen, createElement(lazy(screen.load))]),
);

/** Navigation, panic and the screen of the address. */
export function Shell() {
  const { preferences } = useDesk();
  const hasKeys = useStore(preferences, (all) => all.hasKeys);
  const { roles } = useMe();
  const [path, ...rest] = usePlace();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const t = useT();
  const locks = useRead('locks', {}, LOCKS_MS);
  const { data: currencies } = useRead('currencies', {});
  useKeepMe();
  const screens = SCREENS.filter(({ right }) => hasDeskRight(roles, right)).toSorted((a, b) => a.order - b.order);
  const listed = screens.filter(({ key }) => key !== null);
  const screen = path === undefined ? listed[0] : screens.find((each) => each.path === path);
  const content = useLostFocus<HTMLElement>(screen?.path);
  const focusContent = () => content.current?.focus();
  useDeskKeys({ isOn: hasKeys, screens: listed, onOpen: focusContent, onHelp: () => setHelpOpen(true) });
  const title = screen === undefined ? t('shell.not_found') : t(screen.title);

  return (
    <SingleKeysContext value={hasKeys}>
      <LocksContext value={locks}>
        <CurrenciesContext value={currencies ?? NO_CURRENCIES}>
          <div className={styles['shell']}>
            <header className={styles['bar']}>
              {/* The address belongs to the screens, so the link moves the focus alone. */}
              <a
                className={styles['skip']}
                href="#content"
                onClick={(event) => {
                  event.preventDefault();
                  focusContent();
                }}
              >
                {t('shell.skip')}
              </a>
              <strong className={styles['brand']}>{t('shell.name')}</strong>
              <PanicControl />
              <ShellMenu onHelp={() => setHelpOpen(true)} />
            </header>
            <PanicBanner />
            <ShellNav screens={listed} current={screen} title={title} />
            <main ref={content} id="content" className={styles['main']} tabIndex={-1}>
              <RestContext value={rest}>
                <ScreenPart key={screen?.path} screen={screen} />
              </RestContext>
            </main>
            <SpokenLines />
          </div>
          {isHelpOpen && <KeyHelp screens={listed} onClose={() => setHelpOpen(false)} />}
        </CurrenciesContext>
      </LocksContext>
    </SingleKeysContext>
  );
}

/** One by one, as they come. */
function SpokenLines() {
  const lines = useStore(useDesk().spoken);
  const t = useT();
  return (
    <VisuallyHidden>
      <span role="log" aria-label={t('shell.news')}>
        {lines.map(({ id, text }) => (
          <span key={id}>{text} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}

function ScreenPart({ screen }: { readonly screen: DeskScreen | undefined }) {
  const t = useT();
  const part = screen === undefined ? undefined : PARTS.get(screen);
  if (part === undefined) return <EmptyState icon="search" heading="h1" title={t('shell.not_found')} />;
  return <Suspense fallback={<p className={styles['loading']}>{t('common.loading')}</p>}>{part}</Suspense>;
}
