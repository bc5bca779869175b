import type { MarketGroup } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { Tabs } from '../../ui/tabs';

interface GroupFilterProps {
  readonly groups: readonly MarketGroup[];
  readonly selected: MarketGroup | 'all';
  readonly onSelect: (group: MarketGroup | 'all') => void;
}

/** Hidden if there is only one group. */
export function GroupFilter({ groups, selected, onSelect }: GroupFilterProps) {
  const t = useT();
  if (groups.length < 2) return null;
  const items = [
    { id: 'all' as const, text: t('match-detail.group_all') },
    ...groups.map((group) => ({ id: group, text: t(`market.group_${group}`) })),
  ];
  return (
    <Tabs label={t('match-detail.groups')} items={items} selected={selected} onSelect={onSelect} look="segments" />
  );
}
