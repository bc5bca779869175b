import type { Match, Play } from '@clutchline/contract';
import { sideOf, teamName } from '@clutchline/i18n';
import { useId } from 'react';

import { useT } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './ladder.module.css';
import { Prices } from './market-parts';
import { linesOf, type MarketBlock } from './play-groups';

interface LadderProps {
  readonly match: Match;
  readonly block: MarketBlock;
  readonly market: string;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

/** DETAIL-6: the lines of a handicap or total, one below the other. */
export function Ladder({ match, block, market, isUnfolded, onToggle }: LadderProps) {
  const t = useT();
  const id = useId();
  const { main, others } = block;
  const lines = linesOf(block, isUnfolded);
  const count = 1 + others.length - linesOf(block, false).length;
  return (
    <>
      <LadderHeads match={match} play={main} />
      <ul id={id} className={styles['ladder']}>
        {lines.map((play) => (
          <li key={play.play_info_id} data-main={play === main}>
            {play === main && <VisuallyHidden>{t('match-detail.main_line')}</VisuallyHidden>}
            <Prices match={match} play={play} label={isTeams(main) ? 'short' : 'full'} />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={onToggle}
        >
          {t('match-detail.other_lines', { count })}
          <VisuallyHidden>{`: ${market}`}</VisuallyHidden>
          <Icon name="chevron" size={14} />
        </button>
      )}
    </>
  );
}

const isTeams = ({ points }: Play): boolean => points.every(({ pick }) => pick.kind === 'team');

/** Teams above their handicaps; screen readers get the name with each price. */
function LadderHeads({ match, play }: { readonly match: Match; readonly play: Play }) {
  const t = useT();
  if (!isTeams(play)) return null;
  return (
    <div className={styles['heads']} aria-hidden="true">
      {play.points.map(({ point_id, pick }) => (
        <span key={point_id}>{pick.kind === 'team' && teamName(t, match, sideOf(match, pick.team_id))}</span>
      ))}
    </div>
  );
}
