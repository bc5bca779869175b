import { languageById, localizedText } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { Crest } from '../../ui/crest';
import { crestLetters } from '../../ui/crest-art';
import type { EventGroup } from './event-groups';
import styles from './event-section.module.css';
import type { ListColumns } from './list-columns';
import { MatchRow } from './match-row';

interface EventSectionProps {
  readonly group: EventGroup;
  readonly columns: ListColumns;
}

/** The matches of one event under its name. */
export function EventSection({ group, columns }: EventSectionProps) {
  const t = useT();
  const first = group.rows[0]?.match;
  if (first === undefined) return null;
  const { suffix } = languageById(t.langId);
  const stage = localizedText(first, 'stage_name', suffix);
  const live = group.rows.filter((row) => isUnderWay(row.live.status)).length;
  const count =
    live > 0 ? t('match-list.live_count', { count: live }) : t('match-list.match_count', { count: group.rows.length });
  return (
    <section
      className={styles['section']}
      style={{ containIntrinsicBlockSize: `auto ${48 + group.rows.length * 76}px` }}
    >
      <header className={styles['head']}>
        <Crest id={first.event_id} letters={crestLetters(first.event_name_en, 'initials')} />
        <h2 className={styles['title']}>
          {localizedText(first, 'event_name', suffix)}
          {stage !== '' && <span className={styles['stage']}> · {stage}</span>}
        </h2>
        <span className={styles['count']}>{count}</span>
      </header>
      <ul>
        {group.rows.map((row) => (
          <MatchRow key={row.match.game_id} row={row} columns={columns} />
        ))}
      </ul>
    </section>
  );
}
