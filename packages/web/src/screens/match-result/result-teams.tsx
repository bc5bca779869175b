import { teamName } from '@clutchline/i18n';
import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import { type FinishedRow, placeOfTeam } from '../../state';
import { Crest } from '../../ui/art/crest';
import { NameText } from '../common/names/name-text';
import { PlaceLink } from '../common/place-link';
import styles from './match-result.module.css';

interface ResultTeamsProps {
  readonly match: FinishedRow;
  readonly won: 1 | 2 | null;
  /** Between the teams. */
  readonly children: ReactNode;
}

export function ResultTeams({ match, won, children }: ResultTeamsProps) {
  return (
    <h1 className={styles['teams']}>
      <Team match={match} side={1} isWinner={won === 1} />
      <span className={styles['middle']}>{children}</span>
      <Team match={match} side={2} isWinner={won === 2} />
    </h1>
  );
}

interface TeamProps {
  readonly match: FinishedRow;
  readonly side: 1 | 2;
  readonly isWinner: boolean;
}

function Team({ match, side, isWinner }: TeamProps) {
  const t = useT();
  const rival = side === 2 ? match.team_id_1 : undefined;
  const teamId = side === 1 ? match.team_id_1 : match.team_id_2;
  return (
    <span className={styles['team']} data-won={isWinner}>
      <Crest id={teamId} rival={rival} size={48} />
      <PlaceLink to={placeOfTeam(teamId)}>
        <NameText text={teamName(t, match, side)} />
      </PlaceLink>
    </span>
  );
}
