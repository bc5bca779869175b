import { localizedText } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { placeOfTeam, useFollow, useFollowedTeam } from '../../state';
import { Crest } from '../../ui/art/crest';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { NameText } from '../common/names/name-text';
import { PlaceLink } from '../common/place-link';
import styles from './following.module.css';

interface FollowedTeamProps {
  readonly teamId: number;
  readonly isNamed: boolean;
}

/** FOLLOW-1. */
export function FollowedTeam({ teamId, isNamed }: FollowedTeamProps) {
  const { t, language } = useTexts();
  const team = useFollowedTeam(teamId, isNamed);
  const { toggle } = useFollow(teamId);
  const name =
    team === null ? t('following.unknown_team', { id: teamId }) : localizedText(team, 'team_name', language.suffix);
  return (
    <li className={styles['team']}>
      <PlaceLink to={placeOfTeam(teamId)} className={styles['teamName']}>
        <Crest id={teamId} />
        <span>
          <NameText text={name} />
        </span>
      </PlaceLink>
      <button type="button" className={styles['quietButton']} data-focus-next onClick={toggle}>
        <span aria-hidden="true">{t('following.unfollow_short')}</span>
        <VisuallyHidden>{t('following.unfollow', { team: name })}</VisuallyHidden>
      </button>
    </li>
  );
}
