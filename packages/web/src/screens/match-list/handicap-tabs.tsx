import { HANDICAP_CODES } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useBrowse, useHandicapTabs } from '../../state';
import { Tabs } from '../../ui/tabs';

/** GAMES-5: the tabs over the list, each with its count. They stand there before the counts come. */
export function HandicapTabs() {
  const t = useT();
  const tabs = useHandicapTabs();
  const { handicap, chooseHandicap } = useBrowse();
  const known = tabs.status === 'ready' ? tabs.data : HANDICAP_CODES.map((code) => ({ code, count: null }));
  return (
    <Tabs
      label={t('match-list.tabs_label')}
      items={known.map(({ code, count }) => ({
        id: code,
        text: t(`match-list.tab_${code}`),
        count,
        dot: code === 'live',
      }))}
      selected={handicap}
      onSelect={chooseHandicap}
    />
  );
}
