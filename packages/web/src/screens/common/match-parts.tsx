import { type Flag, type LiveState, type Match, MATCH_STATUS } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { matchTitle, roundTitle, type Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ShownLive, useFavorite, useShownLive } from '../../state';
import { Crest } from '../../ui/art/crest';
import { IconButton } from '../../ui/button';

interface TeamCrestProps {
  readonly match: Pick<Match, 'team_id_1' | 'team_id_2'>;
  readonly side: 1 | 2;
  readonly size?: number;
}

/** The second team gives way if both would look alike. */
export function TeamCrest({ match, side, size = 24 }: TeamCrestProps) {
  const id = side === 1 ? match.team_id_1 : match.team_id_2;
  const rival = side === 2 ? match.team_id_1 : undefined;
  return <Crest id={id} rival={rival} size={size} />;
}

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

interface LivePlaceProps {
  readonly match: Pick<Match, 'game_id' | 'game_type_id' | 'team_id_1' | 'team_id_2'>;
  readonly live: LiveState;
  /** In a narrow column lines break between map and round, never within. */
  readonly isTight?: boolean;
}

/**
 * "Map 2 · 27:14", "Map 1 · Round 17", "Map 2 · break", paused; "Map 1 · starting" without clock and rounds; after the
 * last map "Awaiting result".
 */
export function LivePlace({ match, live, isTight = false }: LivePlaceProps) {
  const t = useT();
  const shown = useShownLive(match, live);
  if (shown === null) return null;
  if (live.status === MATCH_STATUS.paused) return t('status.match_paused');
  const { maps, round } = shown;
  if (round === 0) return maps[0] + maps[1] > 0 ? t('match-list.awaiting_result') : null;
  const map = roundTitle(t, round, roundNumeral(round, t.langId));
  const parts = [map, progressText(t, shown)];
  return (isTight ? parts.map((part) => part.replaceAll(' ', '\u00a0')) : parts).join(' · ');
}

function progressText(t: Translator, { clock, isBreak, points }: ShownLive): string {
  if (isBreak) return t('match-list.map_break');
  if (clock !== null) return clockText(clock);
  const number = points === null ? 1 : roundBeingPlayed(points);
  return number === 1 ? t('match-list.map_starting') : t('match-list.round_number', { number });
}

/** 1634 is "27:14". */
export function clockText(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
}

export function roundBeingPlayed(points: readonly [number, number]): number {
  return points[0] + points[1] + 1;
}
