import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import { useT } from '../../../i18n/use-texts';
import { useReveal } from '../../../state';
import { ContentTexts } from '../texts/content-texts';
import styles from './spoiler.module.css';

interface SpoilerProps {
  readonly gameIds: readonly (number | string)[];
  readonly shows: 'score' | 'prices' | 'row' | 'bet' | 'day' | 'map' | 'teams';
}

/** Button in the place of something hidden (SPOIL-1). */
export function Spoiler(props: SpoilerProps) {
  return (
    <ContentTexts>
      <SpoilerButton {...props} />
    </ContentTexts>
  );
}

/** Requires the texts of `ContentTexts`. */
export function SpoilerButton({ gameIds, shows }: SpoilerProps) {
  const t = useT();
  const reveal = useReveal();
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, and a line of a match without teams with it: what is revealed has the focus (U2).
    const row = currentTarget.closest('li, article') ?? currentTarget.parentElement;
    const rows = row?.parentElement?.children;
    const place = row === null || rows === undefined ? -1 : [...rows].indexOf(row);
    flushSync(() => reveal(gameIds));
    focusRow(row?.isConnected === true ? row : rows?.item(place));
  };
  return (
    <button type="button" className={styles['spoiler']} data-shows={shows} onClick={press}>
      {t(`spoilers.show_${shows}`)}
    </button>
  );
}

/** On its link, else on itself, or on its first part if it has no box. What still loads is hidden and takes no focus. */
function focusRow(row: Element | null | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  for (const place of [row.querySelector('a'), row, ...row.children]) {
    if (!(place instanceof HTMLElement)) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
    if (place.matches(':focus')) return;
  }
}
