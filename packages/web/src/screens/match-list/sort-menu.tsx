import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useT } from '../../i18n/use-texts';
import { useBrowse, useFavoriteMatches, useMatchList, useSortChoice } from '../../state';
import { SelectField } from '../../ui/select-field';
import { FoundCount } from '../common/matches/found-count';

const SORTS = ['event', 'time'] as const;

/** GAMES-9. With what screen readers are told of a changed choice. */
export function SortMenu() {
  const t = useT();
  const { sort, isOffered, choose } = useSortChoice();
  const place = useRef<HTMLSpanElement>(null);
  useChosenTabInView(place);
  const label = t('overview.sort');
  return (
    <span ref={place} title={label}>
      {isOffered && (
        <SelectField
          label={label}
          value={sort}
          options={SORTS.map((value) => ({ value, text: t(`overview.sort_${value}`) }))}
          onChange={choose}
          face={<SortIcon />}
        />
      )}
      <ListCount />
    </span>
  );
}

/** Here and not in the list, which the first load has. */
function ListCount() {
  const t = useT();
  const { view: shown, handicap } = useBrowse();
  const list = useMatchList();
  const favorites = useFavoriteMatches();
  const { view, choice } = shown === 'favorites' ? { view: favorites, choice: shown } : list;
  if (view.status !== 'ready') return <FoundCount choice={choice} text={null} />;
  const count = view.data.length;
  const isOutrights = shown === 'tab' && handicap === 'champion' && count > 0;
  return (
    <FoundCount
      choice={choice}
      text={isOutrights ? t('match-list.outright_count', { count }) : t('search.found', { count })}
    />
  );
}

/** Px: the fade at the end of the tabs (list-bar.module.css). */
const FADE = 32;

/** Scrolls the tabs beside it, never the page. */
function useChosenTabInView(place: RefObject<HTMLElement | null>): void {
  const { handicap, view } = useBrowse();
  useLayoutEffect(() => {
    // With the layout of the frame: measured here, the whole page would be laid out twice (P13).
    const frame = requestAnimationFrame(() => showChosenTab(place));
    return () => cancelAnimationFrame(frame);
  }, [place, handicap, view]);
}

function showChosenTab(place: RefObject<HTMLElement | null>): void {
  const tabs = place.current?.parentElement?.querySelector('[role="tablist"]');
  const chosen = tabs?.querySelector('[aria-selected="true"]');
  if (!tabs || !chosen) return;
  const [row, tab] = [tabs.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (tab.right > row.right - FADE) tabs.scrollLeft += tab.right - row.right + FADE;
  else if (tab.left < row.left) tabs.scrollLeft -= row.left - tab.left;
}

/** Here and not among the icons of the first load. */
function SortIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.75}>
      <path d="M4 6h12M4 12h8M4 18h5M18 9v10M14.5 15.5 18 19l3.5-3.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
