import type { Flag, Match } from '@clutchline/contract';
import { teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useFavorite } from '../../state';
import { IconButton } from '../../ui/icon-button';

interface FavoriteStarProps {
  readonly match: Match;
  readonly initial: Flag;
}

/** GAMES-7: makes a match a favourite or no longer one. */
export function FavoriteStar({ match, initial }: FavoriteStarProps) {
  const t = useT();
  const { favorite, toggle } = useFavorite(match.game_id, initial);
  const teams = t('match-list.versus', { team_1: teamName(t, match, 1), team_2: teamName(t, match, 2) });
  return (
    <IconButton icon="star" label={t('match-list.favourite', { match: teams })} pressed={favorite} onPress={toggle} />
  );
}
