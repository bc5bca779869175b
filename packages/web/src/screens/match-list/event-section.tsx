import { languageById, localizedText, type Match } from '@clutchline/contract';
import { matchTitle, type Translator } from '@clutchline/i18n';

import { useTexts } from '../../i18n/use-texts';
import { useBlockHeights, useLiveCount } from '../../state';
import { Crest } from '../../ui/art/crest';
import { lazyArt } from '../../ui/art/lazy-art';
import { NameText } from '../common/names/name-text';
import { NearBox } from '../common/near-box';
import styles from './event-section.module.css';
import type { ListColumns } from './list-columns';
import { MatchRow } from './match-row';
import { type BlockedGroup, isDrawn, type RowBlock } from './row-blocks';

const GamePattern = lazyArt(async () => (await import('../../ui/art/game-pattern')).GamePattern);

interface EventSectionProps {
  readonly group: BlockedGroup;
  readonly columns: ListColumns;
  readonly focused: number | null;
  readonly onFocus: (index: number) => void;
}

export function EventSection({ group, columns, ...focus }: EventSectionProps) {
  return (
    <section className={styles['section']}>
      {!group.isMixed && <EventHead group={group} />}
      {group.blocks.map((block) => (
        <RowBlockBox key={block.index} block={block} columns={columns} isMixed={group.isMixed} {...focus} />
      ))}
    </section>
  );
}

function EventHead({ group }: { readonly group: BlockedGroup }) {
  const { t, format } = useTexts();
  const live = useLiveCount(group.rows);
  const first = group.rows[0]?.match;
  if (first === undefined) return null;
  const Heading = group.isDated ? 'h3' : 'h2';
  const { suffix } = languageById(t.langId);
  const stage = localizedText(first, 'stage_name', suffix);
  const closing = first.kind === 'outright' ? format.date(first.start_time) : '';
  const count =
    live > 0
      ? t('match-list.live_count', { count: live })
      : t(first.kind === 'outright' ? 'match-list.outright_count' : 'match-list.match_count', {
          count: group.rows.length,
        });
  return (
    <header className={styles['head']}>
      <GamePattern game={first.game_type_id} />
      <Crest id={first.event_id} eventName={first.event_name_en} />
      <Heading className={styles['title']}>
        <NameText text={localizedText(first, 'event_name', suffix)} />
        <span className={styles['stage']}>{[stage, closing].map((part) => part && ` · ${part}`)}</span>
      </Heading>
      <span className={styles['count']}>{count}</span>
    </header>
  );
}

/** @example eventTitle(t, match) // 'Neon League · Group A' */
function eventTitle({ langId }: Translator, match: Match): string {
  const { suffix } = languageById(langId);
  const [event, stage] = [localizedText(match, 'event_name', suffix), localizedText(match, 'stage_name', suffix)];
  return stage === '' ? event : `${event} · ${stage}`;
}

/** Of undrawn rows, for screen readers and search (U20). */
function RowNames({ rows }: { readonly rows: RowBlock['rows'] }) {
  const { t } = useTexts();
  return (
    <ul className={styles['names']}>
      {rows.map(({ match }) => (
        <li key={match.game_id}>{matchTitle(t, match)}</li>
      ))}
    </ul>
  );
}

interface RowBlockBoxProps {
  readonly block: RowBlock;
  readonly columns: ListColumns;
  readonly isMixed: boolean;
  readonly focused: number | null;
  readonly onFocus: (index: number) => void;
}

function RowBlockBox({ block, columns, isMixed, focused, onFocus }: RowBlockBoxProps) {
  const { t } = useTexts();
  const { index, rows } = block;
  return (
    <NearBox
      name={`${columns}:${rows.map(({ match }) => match.game_id).join()}`}
      heights={useBlockHeights()}
      guess={`calc(${rows.length} * var(--row-height))`}
      isDrawn={(near) => isDrawn(block, near, focused)}
      className={styles['block']}
      onFocus={() => onFocus(index)}
      outline={<RowNames rows={rows} />}
    >
      <ul>
        {rows.map((row) => (
          <MatchRow
            key={row.match.game_id}
            row={row}
            columns={columns}
            event={isMixed ? eventTitle(t, row.match) : ''}
          />
        ))}
      </ul>
    </NearBox>
  );
}
