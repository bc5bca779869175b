import { roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { Tabs } from '../../ui/tabs';

interface RoundTabsProps {
  /** Maps at most. */
  readonly bestOf: number;
  /** The map being played; 0 where none is. */
  readonly playing: number;
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}

/** The whole match and its maps (DETAIL-1); Chinese numerals where the language has them (LANG-5). */
export function RoundTabs({ bestOf, playing, selected, onSelect }: RoundTabsProps) {
  const t = useT();
  const items = Array.from({ length: bestOf + 1 }, (_, round) => ({
    id: round,
    text: roundTitle(t, round, roundNumeral(round, t.langId)),
    dot: round > 0 && round === playing,
  }));
  return <Tabs label={t('match-detail.maps')} items={items} selected={selected} onSelect={onSelect} />;
}
