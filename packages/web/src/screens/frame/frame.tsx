import { useRef, useState, type ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { useSlipTabs } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Sheet } from '../../ui/sheet';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { SlipPanel } from '../slip/slip-panel';
import { BottomBar } from './bottom-bar';
import styles from './frame.module.css';
import { Header } from './header';
import { Rail } from './rail';
import { RailChips } from './rail-chips';
import { TopBanner } from './top-banner';

const SlipSummaryBar = lazyPart(async () => (await import('./slip-summary-bar')).SlipSummaryBar);

interface FrameProps {
  /** With the games beside it; other screens have the room for themselves. */
  readonly browses: boolean;
  readonly children: ReactNode;
}

/** What stands around a screen: header, games, slip; laid out by the app's own width. */
export function Frame({ browses, children }: FrameProps) {
  const width = useAppWidth();
  const hasRail = browses && width === 'wide';
  return (
    <div className={styles['frame']} data-width={width}>
      <SkipLink />
      <TopBanner />
      <Header />
      <div className={styles['columns']} data-rail={hasRail}>
        {hasRail && (
          <div className={styles['side']}>
            <Rail />
          </div>
        )}
        <main className={styles['main']} tabIndex={-1}>
          {browses && !hasRail && <RailChips />}
          {children}
        </main>
        {width !== 'narrow' && <SlipSide />}
      </div>
      {width === 'narrow' && <Dock />}
    </div>
  );
}

function SkipLink() {
  const t = useT();
  const link = useRef<HTMLButtonElement>(null);
  const skip = (): void => link.current?.parentElement?.querySelector('main')?.focus();
  return (
    <button ref={link} type="button" className={styles['skip']} onClick={skip}>
      {t('frame.skip_to_content')}
    </button>
  );
}

function SlipSide() {
  const t = useT();
  return (
    <aside className={styles['side']} aria-label={t('frame.slip')}>
      <div className={styles['slip']}>
        <VisuallyHidden>
          <h2>{t('frame.slip')}</h2>
        </VisuallyHidden>
        <SlipPanel />
      </div>
    </aside>
  );
}

function Dock() {
  const t = useT();
  const tabs = useSlipTabs();
  const picks = tabs.open === 'single' ? tabs.singles : tabs.parlay;
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['dock']}>
      {picks > 0 && <SlipSummaryBar onOpen={() => setOpen(true)} />}
      <BottomBar onSlip={() => setOpen(true)} />
      {open && (
        <Sheet title={t('frame.slip')} closeLabel={t('common.close')} onClose={() => setOpen(false)}>
          <SlipPanel />
        </Sheet>
      )}
    </div>
  );
}
