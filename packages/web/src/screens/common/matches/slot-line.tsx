import { localizedText } from '@clutchline/contract';

import { useT, useTexts } from '../../../i18n/use-texts';
import { type ScheduledSlot, useSpoilers } from '../../../state';
import names from '../names/team-names.module.css';
import styles from './match-line.module.css';

interface SlotLineProps {
  readonly slot: ScheduledSlot;
  /** With the date, in a list of several days. */
  readonly isDated: boolean;
}

/** A match of a bracket whose teams are not both known (SCHED-2). */
export function SlotLine({ slot, isDated }: SlotLineProps) {
  const { format, language } = useTexts();
  const { start_time } = slot;
  return (
    <li className={styles['line']}>
      <div className={styles['when']}>
        <time dateTime={new Date(start_time).toISOString()}>{format.time(start_time)}</time>
        {isDated && format.date(start_time)}
      </div>
      <div className={styles['what']}>
        <span className={names['team']}>
          <SideName side={slot.side_1} />
        </span>
        <span className={names['team']}>
          <SideName side={slot.side_2} />
        </span>
        <span className={styles['event']}>
          {localizedText(slot, 'event_name', language.suffix)} · {localizedText(slot, 'slot_name', language.suffix)}
        </span>
      </div>
    </li>
  );
}

/** "Winner of Semi-final 1"; a team that came from another match is itself a result (SPOIL-2). */
function SideName({ side }: { readonly side: ScheduledSlot['side_1'] }) {
  const t = useT();
  const { language } = useTexts();
  const { mode } = useSpoilers();
  const name = localizedText(side, 'name', language.suffix);
  if (side.kind === 'team') return name;
  if (side.team_id !== null) return mode === 'off' ? name : t('schedule.side_hidden');
  if (side.kind === 'place') return t('schedule.side_place', { place: side.place ?? 1, stage: name });
  return t(`schedule.side_${side.kind}`, { match: name });
}
