import type { Flag, Match } from '@clutchline/contract';
import { matchTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useFavorite } from '../../state';
import { IconButton } from '../../ui/icon-button';

interface FavoriteStarProps {
  readonly match: Match;
  readonly initial: Flag;
}

/** GAMES-7. */
export function FavoriteStar({ match, initial }: FavoriteStarProps) {
  const t = useT();
  const { favorite, toggle } = useFavorite(match.game_id, initial);
  return (
    <IconButton
      icon="star"
      label={t('match-list.favourite', { match: matchTitle(t, match) })}
      pressed={favorite}
      onPress={toggle}
    />
  );
}
