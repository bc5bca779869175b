import type { MatchRow as Row } from '@clutchline/contract';
import { matchTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { FavoriteStar } from '../common/favorite-star';
import { TeamCrest } from '../common/team-crest';
import { LIST_COLUMNS } from './column-plays';
import type { ListColumns } from './list-columns';
import { MarketCells } from './market-cells';
import styles from './match-row.module.css';
import { MatchScore } from './match-score';
import { MatchWhen } from './match-when';

const SIDES = [1, 2] as const;

/** One match of the list. Its own fields are stable; clock, score and prices render by themselves. */
export function MatchRow({ row, columns }: { readonly row: Row; readonly columns: ListColumns }) {
  return (
    <li className={styles['row']}>
      <MatchWhen row={row} />
      <Teams row={row} />
      {row.match.kind === 'match' && (
        <div className={styles['markets']}>
          {LIST_COLUMNS.slice(0, columns).map((column) => (
            <MarketCells key={column} row={row} column={column} />
          ))}
        </div>
      )}
      <MorePlays row={row} />
    </li>
  );
}

function Teams({ row: { match, ...row } }: { readonly row: Row }) {
  const t = useT();
  return (
    <div className={styles['teams']}>
      <AppLink className={styles['names']} screen="match-detail" gameId={match.game_id}>
        {match.kind === 'outright' ? (
          <span className={styles['team']}>{matchTitle(t, match)}</span>
        ) : (
          SIDES.map((side) => (
            <span key={side} className={styles['team']}>
              <TeamCrest match={match} side={side} />
              <span>{teamName(t, match, side)}</span>
            </span>
          ))
        )}
      </AppLink>
      <MatchScore row={{ match, ...row }} />
    </div>
  );
}

function MorePlays({ row }: { readonly row: Row }) {
  const t = useT();
  const more = Math.max(0, row.play_count - row.plays.length);
  return (
    <div className={styles['more']}>
      {more > 0 && (
        <AppLink className={styles['count']} screen="match-detail" gameId={row.match.game_id}>
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{t('match-list.more_plays', { count: more })}</VisuallyHidden>
        </AppLink>
      )}
      <FavoriteStar match={row.match} initial={row.is_favorite} />
    </div>
  );
}
