import { useState, type MouseEvent, type ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { useAsksForSound, useHasCorrections, useSlipTabs } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { BottomBar } from './bottom-bar';
import styles from './frame.module.css';
import { Header } from './header';
import { Rail, RailChips } from './rail';
import { TopBanner } from './top-banner';

const SoundPrompt = lazyPart(async () => (await import('./sound-prompt')).SoundPrompt);
const Announcements = lazyPart(
  async () => (await import('../announcements/announcements')).Announcements,
  null,
  'waits',
);
const CorrectionNotice = lazyPart(async () => (await import('../corrections/correction-notice')).CorrectionNotice);
const PageEnd = lazyPart(async () => (await import('./page-end')).PageEnd, null, 'waits');
const SlipPanel = lazyPart(
  async () => (await import('../slip/slip-panel')).SlipPanel,
  <Skeleton width="100%" height="16rem" />,
);
/** After the slip, which would push it down. */
const UnderSlip = lazyPart(
  async () => {
    await import('../slip/slip-panel');
    return (await import('./under-slip')).UnderSlip;
  },
  null,
  'waits',
);
const SlipSheet = lazyPart(async () => (await import('./slip-sheet')).SlipSheet);
const SlipSummaryBar = lazyPart(async () => (await import('./slip-summary-bar')).SlipSummaryBar);

interface FrameProps {
  readonly browses: boolean;
  /** False in blocked regions. */
  readonly bets: boolean;
  readonly children: ReactNode;
}

const WITH_RAIL = /wide|any/;
const WITH_DOCK = /narrow|any/;

export function Frame({ browses, bets, children }: FrameProps) {
  const width = useAppWidth();
  const asksForSound = useAsksForSound();
  const hasCorrections = useHasCorrections();
  const hasRail = browses && WITH_RAIL.test(width);
  return (
    <div className={styles['frame']} data-width={width}>
      <SkipLinks />
      <TopBanner />
      <Announcements />
      <div className={styles['pane']} data-pane>
        <Header />
        <div className={styles['columns']} data-rail={hasRail}>
          {hasRail && (
            <div className={styles['side']} data-part="rail">
              <Rail />
            </div>
          )}
          <main className={styles['main']} tabIndex={-1}>
            {hasCorrections && <CorrectionNotice />}
            {browses && width !== 'wide' && <RailChips />}
            {children}
            {asksForSound && <SoundPrompt />}
          </main>
          {bets && width !== 'narrow' && <SlipSide />}
        </div>
        <PageEnd />
      </div>
      {bets && WITH_DOCK.test(width) && <Dock />}
    </div>
  );
}

const SKIPS = [
  { text: 'frame.skip_to_content', to: 'main' },
  { text: 'frame.skip_to_slip', to: '[data-skip="slip"]' },
] as const;

function SkipLinks() {
  const t = useT();
  const skip = (to: string) => (event: MouseEvent<HTMLButtonElement>) =>
    event.currentTarget.parentElement?.querySelector<HTMLElement>(to)?.focus();
  return SKIPS.map(({ text, to }) => (
    <button key={to} type="button" className={styles['skip']} onClick={skip(to)}>
      {t(text)}
    </button>
  ));
}

function SlipSide() {
  const t = useT();
  return (
    <aside className={styles['side']} aria-label={t('frame.slip')} tabIndex={-1} data-skip="slip">
      <div className={styles['slip']}>
        <VisuallyHidden>
          <h2>{t('frame.slip')}</h2>
        </VisuallyHidden>
        <SlipPanel />
      </div>
      <UnderSlip />
    </aside>
  );
}

function Dock() {
  const tabs = useSlipTabs();
  const picks = tabs.open === 'single' ? tabs.singles : tabs.parlay;
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['dock']} tabIndex={-1} data-skip="slip">
      {picks > 0 && <SlipSummaryBar onOpen={() => setOpen(true)} />}
      <BottomBar onSlip={() => setOpen(true)} />
      {open && <SlipSheet onClose={() => setOpen(false)} />}
    </div>
  );
}
