import type { Match } from '@clutchline/contract';
import { type MatchNames, teamName } from '@clutchline/i18n';
import type { ReactNode } from 'react';

import { useT } from '../../../i18n/use-texts';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AppLink } from '../app-link';
import { TeamCrest } from '../match-parts';
import { NameText } from './name-text';
import styles from './team-names.module.css';

const SIDES = [1, 2] as const;

interface TeamNamesProps {
  readonly match: MatchNames & Pick<Match, 'game_id'>;
  /** Of an outright, in place of the teams. */
  readonly title?: string | undefined;
  /** Side of the winner, if it may be shown. */
  readonly won?: 1 | 2 | null;
  /** Behind the names: two lines of figures, or a button in their place. */
  readonly children: ReactNode;
}

/** Crests and names, a line each, as one link to the match. */
export function TeamNames({ match, title, won = null, children }: TeamNamesProps) {
  const t = useT();
  return (
    <div className={styles['teams']}>
      <AppLink className={styles['names']} screen="match-detail" gameId={match.game_id}>
        {title === undefined ? (
          SIDES.map((side) => (
            <span key={side} className={styles['team']} data-won={won === null ? undefined : won === side}>
              <TeamCrest match={match} side={side} />
              <span>
                <NameText text={teamName(t, match, side)} />
              </span>
              {side === 1 && <VisuallyHidden> – </VisuallyHidden>}
            </span>
          ))
        ) : (
          <span className={styles['team']}>
            <span>
              <NameText text={title} />
            </span>
          </span>
        )}
      </AppLink>
      {children}
    </div>
  );
}
