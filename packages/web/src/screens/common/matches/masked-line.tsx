import { localizedText } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { type MaskedSlot, type ScheduledRow, useMaskedSlot } from '../../../state';
import { Skeleton } from '../../../ui/skeleton';
import { SpoilerButton } from '../score/spoiler';
import { useEventNames } from './event-names';
import { EventName } from './match-line';
import teamStyles from '../names/team-names.module.css';
import styles from './match-line.module.css';

interface MaskedLineProps {
  readonly match: ScheduledRow['match'];
  readonly when: ReactNode;
  /** The line, if no hidden result decided its teams. */
  readonly children: ReactNode;
}

/** A match whose teams would reveal a hidden result has their sources: "Winner of Quarter-final 2" (SPOIL-2). */
export function MaskedLine({ match, when, children }: MaskedLineProps) {
  const masked = useMaskedSlot(match);
  if (masked === null) return children;
  return (
    <li className={styles['line']}>
      <div className={styles['when']}>{when}</div>
      <div className={styles['what']}>
        {masked === 'unknown' ? <Skeleton width="12rem" height="3rem" /> : <Sides {...masked} />}
        <span className={styles['event']}>
          <EventName match={match} />
        </span>
      </div>
    </li>
  );
}

function Sides({ event, stageId, slot }: MaskedSlot) {
  const { language } = useTexts();
  const feeders = feedersOf({ event, stageId, slot });
  const names = useEventNames(event, stageId);
  return (
    <>
      <strong>{localizedText(slot.match, 'slot_name', language.suffix)}</strong>
      {slot.sides.map(({ teamId, source }, side) => (
        <span key={side} className={teamStyles['team']}>
          {teamId === null ? names.source(source) : names.team(teamId)}
        </span>
      ))}
      {feeders.length > 0 && <SpoilerButton gameIds={feeders} shows="teams" />}
    </>
  );
}

/** The matches whose results decide its teams. */
function feedersOf({ event: { stages }, stageId, slot }: MaskedSlot): readonly number[] {
  const bracket = stages.find(({ stage_id }) => stage_id === stageId)?.bracket ?? [];
  return slot.sides.flatMap(({ teamId, source }) =>
    teamId === null && (source.kind === 'winner' || source.kind === 'loser')
      ? bracket.filter((match) => match.slot === source.slot).map(({ game_id }) => game_id)
      : [],
  );
}
