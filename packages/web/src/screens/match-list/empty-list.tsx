import { useT } from '../../i18n/use-texts';
import { useBrowse, useHandicapTabs } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

export function EmptyList() {
  const t = useT();
  const { eventIds, allEvents, handicap, toggleAllEvents, chooseHandicap } = useBrowse();
  const tabs = useHandicapTabs();
  const isNarrowed = eventIds.size > 0 && !allEvents;
  const others = tabs.status === 'ready' ? tabs.data : [];
  return (
    <EmptyState
      icon="search"
      title={t('match-list.empty_title')}
      text={isNarrowed ? t('match-list.empty_events') : t(`match-list.empty_${handicap}`)}
    >
      {isNarrowed && <Button onPress={toggleAllEvents}>{t('match-list.all_events')}</Button>}
      {others
        .filter(({ code, count }) => code !== handicap && count !== null && count > 0)
        .slice(0, 2)
        .map(({ code, count }) => (
          <Button key={code} onPress={() => chooseHandicap(code)}>
            {t('match-list.show_tab', { tab: t(`match-list.tab_${code}`), count: count ?? 0 })}
          </Button>
        ))}
    </EmptyState>
  );
}
