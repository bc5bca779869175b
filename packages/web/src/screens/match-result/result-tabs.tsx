import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { type DetailTab, useDetailTab } from '../../state';
import { Tabs } from '../../ui/tabs';
import { MatchResult } from './match-result';

const TABS: readonly DetailTab[] = ['result', 'markets'];

interface ResultTabsProps {
  readonly gameId: number;
  readonly markets: ReactNode;
}

/** Of a match that is over (RESULT-2). Before its result arrives, the markets. */
export function ResultTabs({ gameId, markets }: ResultTabsProps) {
  const t = useT();
  const { tab, choose } = useDetailTab();
  return (
    <>
      <Tabs
        label={t('match-result.tabs')}
        items={TABS.map((id) => ({ id, text: t(`match-result.tab_${id}`) }))}
        selected={tab}
        onSelect={choose}
      />
      {tab === 'result' ? <MatchResult gameId={gameId} isBelowScoreboard none={markets} /> : markets}
    </>
  );
}
