import type { MouseEvent } from 'react';

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
    // The button disappears: its row keeps the focus (U2).
    currentTarget.closest('li, article')?.querySelector('a')?.focus();
    reveal(gameIds);
  };
  return (
    <button type="button" className={styles['spoiler']} data-shows={shows} onClick={press}>
      {t(`spoilers.show_${shows}`)}
    </button>
  );
}
