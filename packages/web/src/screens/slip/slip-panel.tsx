import { useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useSlipTabs, type SlipTabs } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { FreshnessLine } from '../common/freshness-line';
import { lazyPart } from '../common/lazy-part';
import styles from './slip-panel.module.css';
import { SlipWarning } from './slip-warning';
import { useRoomBelow } from './use-room-below';

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
