import { roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { Tabs } from '../../ui/tabs';

interface RoundTabsProps {
  readonly bestOf: number;
  /** Current map; 0 before the first and after the last one. */
  readonly playing: number;
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}

/** Match and maps (DETAIL-1), with Chinese numerals in Chinese (LANG-5). */
export function RoundTabs({ bestOf, playing, selected, onSelect }: RoundTabsProps) {
  const t = useT();
  const items = Array.from({ length: bestOf + 1 }, (_, round) => ({
    id: round,
    text: roundTitle(t, round, roundNumeral(round, t.langId)),
    dot: round > 0 && round === playing,
  }));
  return <Tabs label={t('match-detail.maps')} items={items} selected={selected} onSelect={onSelect} />;
}
