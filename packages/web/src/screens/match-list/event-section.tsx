import { languageById, localizedText } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { Crest } from '../../ui/crest';
import { crestLetters } from '../../ui/crest-art';
import styles from './event-section.module.css';
import type { ListColumns } from './list-columns';
import { RowBlockBox } from './row-block-box';
import type { BlockedGroup } from './row-blocks';

interface EventSectionProps {
  readonly group: BlockedGroup;
  readonly columns: ListColumns;
  readonly focused: number | null;
  readonly onFocus: (index: number) => void;
}

export function EventSection({ group, columns, ...focus }: EventSectionProps) {
  const t = useT();
  const first = group.rows[0]?.match;
  if (first === undefined) return null;
  const { suffix } = languageById(t.langId);
  const stage = localizedText(first, 'stage_name', suffix);
  const live = group.rows.filter((row) => isUnderWay(row.live.status)).length;
  const count =
    live > 0
      ? t('match-list.live_count', { count: live })
      : t(`match-list.${first.kind}_count`, { count: group.rows.length });
  return (
    <section className={styles['section']}>
      <header className={styles['head']}>
        <Crest id={first.event_id} letters={crestLetters(first.event_name_en, 'initials')} />
        <h2 className={styles['title']}>
          {localizedText(first, 'event_name', suffix)}
          {stage !== '' && <span className={styles['stage']}> · {stage}</span>}
        </h2>
        <span className={styles['count']}>{count}</span>
      </header>
      {group.blocks.map((block) => (
        <RowBlockBox key={block.index} block={block} columns={columns} {...focus} />
      ))}
    </section>
  );
}
