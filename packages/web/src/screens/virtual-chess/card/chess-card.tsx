import { type CardFace, STARS } from '@clutchline/domain/auto-chess';
import type { ReactNode } from 'react';

import { useT } from '../../../i18n/use-texts';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './chess-card.module.css';
import { HeroArt } from './hero-art';
import { cardName, heroName } from './hero-names';

interface ChessCardProps {
  readonly face: CardFace;
  /** It was just merged of three. */
  readonly isMerged?: boolean;
  readonly isLocked?: boolean;
  /** Prices and controls. */
  readonly children?: ReactNode;
}

/** A card of market, backpack or guide: hero, rank and stars. */
export function ChessCard({ face, isMerged = false, isLocked = false, children }: ChessCardProps) {
  const t = useT();
  return (
    <div className={styles['card']} data-locked={isLocked}>
      <div className={styles['picture']} data-merged={isMerged}>
        <HeroArt hero={face.hero} rank={face.rank} />
        {isMerged && (
          <>
            <Ghost face={face} />
            <Ghost face={face} />
          </>
        )}
      </div>
      <div className={styles['words']}>
        <span aria-hidden="true" className={styles['name']}>
          {heroName(t, face)}
        </span>
        <span aria-hidden="true" className={styles['grade']}>
          {t('chess.rank', { rank: face.rank })} <Stars face={face} />
        </span>
        <VisuallyHidden>{cardName(t, face)}</VisuallyHidden>
        {children}
      </div>
    </div>
  );
}

/** One of the cards that came together; without motion none is shown. */
function Ghost({ face }: { readonly face: CardFace }) {
  return (
    <span className={styles['ghost']}>
      <HeroArt hero={face.hero} rank={face.rank} />
    </span>
  );
}

const STAR_PATH = 'M6 .8l1.6 3.4 3.7.4-2.7 2.6.7 3.7L6 9.1l-3.3 1.8.7-3.7L.7 4.6l3.7-.4z';

function Stars({ face: { star } }: { readonly face: CardFace }) {
  return (
    <svg className={styles['stars']} viewBox="0 0 36 12" width="42" height="14" focusable="false">
      {STARS.map((each) => (
        <path key={each} d={STAR_PATH} transform={`translate(${(each - 1) * 12} 0)`} data-on={each <= star} />
      ))}
    </svg>
  );
}
