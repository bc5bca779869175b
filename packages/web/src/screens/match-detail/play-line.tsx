import { CATEGORY, type LiveState, type Match, type Play } from '@clutchline/contract';
import { pickTitle } from '@clutchline/i18n';
import { type ReactNode, useId } from 'react';

import { useT } from '../../i18n/use-texts';
import { usePlayReason, usePlayState } from '../../state';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { OddsCell } from '../common/odds-cell';
import { DetailPoolCell } from '../common/pool/pool-cell';
import styles from './market-card.module.css';

interface PlayLineProps {
  readonly match: Match;
  /** As fetched. */
  readonly live: LiveState;
  readonly play: Play;
}

/** Empty if hidden. */
export function PlayLine({ match, live, play }: PlayLineProps) {
  const t = useT();
  const state = usePlayState(play);
  const reason = usePlayReason({ match, live, play });
  const Cell = play.category_id === CATEGORY.normal_bet ? DetailPoolCell : OddsCell;
  if (state === 'hidden') return null;
  return (
    <>
      <div className={styles['line']} data-many={play.points.length > 3}>
        {play.points.map((point) => (
          <Cell key={point.point_id} match={match} play={play} point={point} label="full" />
        ))}
      </div>
      <Winners match={match} play={play} />
      {reason !== null && reason !== 'no_combo' && <p className={styles['hint']}>{t(`market-info.why_${reason}`)}</p>}
    </>
  );
}

const WON = ['won', 'half_won', 'dead_heat'] as const;

/** U17. */
function Winners({ match, play }: Pick<PlayLineProps, 'match' | 'play'>) {
  const t = useT();
  return play.points.map(({ point_id, pick, line, outcome }) => {
    const won = WON.find((one) => one === outcome);
    if (won === undefined) return null;
    return (
      <p key={point_id} className={styles['winner']}>
        <Badge tone="up">{t(`status.leg_${won}`)}</Badge> {pickTitle(t, { match, play, pick, line })}
      </p>
    );
  });
}

interface OtherLinesProps {
  readonly market: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function OtherLines({ market, count, isOpen, onToggle, children }: OtherLinesProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles['more']}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
        {t('match-detail.other_lines', { count })}
        <VisuallyHidden>{`: ${market}`}</VisuallyHidden>
        <Icon name="chevron" size={14} />
      </button>
      {isOpen && (
        <div id={id} className={styles['lines']}>
          {children}
        </div>
      )}
    </div>
  );
}
