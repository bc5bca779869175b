import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type SlipTabs, useSlipTabs } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { FreshnessLine } from '../common/freshness-line';
import { lazyPart } from '../common/lazy-part';
import styles from './slip-panel.module.css';
import { SlipWarning } from './slip-warning';

const SKELETON = <Skeleton width="100%" height="16rem" />;
const SlipTab = lazyPart(async () => (await import('./slip-tab')).SlipTab, SKELETON);
const OpenBets = lazyPart(async () => (await import('../bets/open-bets')).OpenBets, SKELETON);

interface SlipPanelProps {
  /** Results were seen and nothing is left. */
  readonly onDone?: (() => void) | undefined;
}

export function SlipPanel({ onDone }: SlipPanelProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(panel);
  const tabs = useSlipTabs();
  const [showsBets, setShowsBets] = useState(false);
  const items = [
    { id: 'single' as const, text: t('slip.tab_singles'), count: tabs.singles || undefined },
    { id: 'parlay' as const, text: t('slip.tab_parlay'), count: tabs.parlay || undefined },
    { id: 'bets' as const, text: t('frame.my_bets') },
  ];
  return (
    <div ref={panel} className={styles['panel']}>
      <div className={styles['tabs']}>
        <Tabs
          label={t('slip.tabs_label')}
          look="segments"
          items={items}
          selected={showsBets ? 'bets' : tabs.open}
          onSelect={(id) => {
            setShowsBets(id === 'bets');
            if (id !== 'bets') tabs.choose(id);
          }}
        />
      </div>
      <div className={styles['warning']} role="status" aria-live="assertive">
        {tabs.warning !== null && <SlipWarning warning={tabs.warning} />}
      </div>
      {showsBets ? (
        <div className={styles['bets']}>
          <OpenBets />
        </div>
      ) : (
        <OpenTab tabs={tabs} onDone={onDone} />
      )}
      <div className={styles['fresh']}>
        <FreshnessLine />
      </div>
    </div>
  );
}

function OpenTab({ tabs: { open, isEmpty }, onDone }: SlipPanelProps & { readonly tabs: SlipTabs }) {
  const t = useT();
  if (!isEmpty) return <SlipTab key={open} kind={open} onDone={onDone} />;
  return (
    <EmptyState
      icon="ticket"
      title={t('slip.empty_title')}
      text={t(open === 'single' ? 'slip.empty_singles' : 'slip.empty_parlay')}
    />
  );
}

const MARGIN = 14;

/** Writes the height below the panel's top to `--cl-room` at scroll and resize, because what is above scrolls away. */
function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    if (box === null) return undefined;
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const room = Math.round(window.innerHeight - Math.max(MARGIN, box.getBoundingClientRect().top) - MARGIN);
      box.style.setProperty('--cl-room', `${room}px`);
    };
    const measureSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', measureSoon, { passive: true, capture: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [panel]);
}
