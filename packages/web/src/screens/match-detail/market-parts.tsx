import { CATEGORY, type LiveState, type Match, type Play } from '@clutchline/contract';
import { pickTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { usePlayReason } from '../../state';
import { Badge } from '../../ui/badge';
import { OddsCell } from '../common/odds-cell';
import { DetailPoolCell } from '../common/pool/pool-cell';
import styles from './market-parts.module.css';

interface PlayNoteProps {
  readonly match: Match;
  /** As fetched. */
  readonly live: LiveState;
  readonly play: Play;
}

type PlayProps = Pick<PlayNoteProps, 'match' | 'play'>;

type PricesProps = PlayProps & { readonly label: 'short' | 'full' };

export function Prices({ match, play, label }: PricesProps) {
  const Cell = play.category_id === CATEGORY.normal_bet ? DetailPoolCell : OddsCell;
  return (
    <div className={styles['line']} data-many={play.points.length > 3}>
      {play.points.map((point) => (
        <Cell key={point.point_id} match={match} play={play} point={point} label={label} />
      ))}
    </div>
  );
}

/** Why it accepts no bets (GAMES-8). */
export function PlayNote({ match, live, play }: PlayNoteProps) {
  const t = useT();
  const reason = usePlayReason({ match, live, play });
  if (reason === null || reason === 'no_combo') return null;
  return <p className={styles['note']}>{t(`market-info.why_${reason}`)}</p>;
}

const WON = ['won', 'half_won', 'dead_heat'] as const;

/** U17. */
export function Winners({ match, play }: PlayProps) {
  const t = useT();
  return play.points.map(({ point_id, pick, line, outcome }) => {
    const won = WON.find((one) => one === outcome);
    if (won === undefined) return null;
    return (
      <span key={point_id} className={styles['winner']}>
        <Badge tone="up">{t(`status.leg_${won}`)}</Badge> {pickTitle(t, { match, play, pick, line })}
      </span>
    );
  });
}

export const hasWinner = ({ points }: Play): boolean =>
  points.some(({ outcome }) => WON.some((won) => won === outcome));
