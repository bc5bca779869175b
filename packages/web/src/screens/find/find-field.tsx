import type { SearchHit } from '@clutchline/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type FindView, placeOfEvent, placeOfTeam, useAddress, useFind } from '../../state';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { FindHits } from './find-hits';
import styles from './find.module.css';

interface FindFieldProps {
  /** `sheet`: opened by the player, so it takes the focus, with all the room below it. */
  readonly look?: 'screen' | 'sheet';
  readonly onChosen?: () => void;
}

/** What of a hit is active: its place, or the button that follows the team. */
interface Active {
  readonly row: number;
  readonly isFollow: boolean;
}

const FIELD: Active = { row: -1, isFollow: false };

/** FIND-1: a combobox over teams, then events. Its hits are a grid, because those of teams have a button (FOLLOW-1). */
export function FindField({ look = 'screen', onChosen }: FindFieldProps) {
  const t = useT();
  const find = useFind();
  const { open } = useAddress();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hits = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(FIELD);
  useEffect(() => {
    if (look !== 'screen') field.current?.focus();
  }, [look]);
  const rows = isOpen ? (find.answer?.rows ?? []) : [];

  function type(text: string): void {
    find.type(text);
    setOpen(true);
    setActive(FIELD);
  }

  function choose(hit: SearchHit): void {
    type('');
    setOpen(false);
    onChosen?.();
    open(hit.kind === 'team' ? placeOfTeam(hit.team_id) : placeOfEvent(hit.event_id));
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = nextActive(event.key, active, rows);
    const hit = rows[Math.max(0, active.row)];
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && active.isFollow) {
      hits.current?.querySelector<HTMLElement>('[data-active="true"] button')?.click();
    } else if (event.key === 'Enter' && hit !== undefined) choose(hit);
    else if (event.key === 'Escape' && find.text !== '') escape(event);
  }

  /** First closes the list, then clears the text, and only then the sheet around it. */
  function escape(event: KeyboardEvent): void {
    event.preventDefault();
    if (rows.length === 0) find.type('');
    setOpen(false);
    setActive(FIELD);
  }

  function clear(): void {
    type('');
    field.current?.focus();
  }

  const option = (index: number): string => `${list}-${index}`;
  const activeId = active.isFollow ? `${option(active.row)}-follow` : option(active.row);
  return (
    <div role="search" className={styles['find']} data-look={look} onBlur={() => setOpen(false)}>
      <div className={styles['field']}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('find.label')}
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-activedescendant={rows[active.row] === undefined ? undefined : activeId}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          placeholder={t('find.label')}
          value={find.text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onCompositionStart={() => find.compose(true)}
          onCompositionEnd={() => find.compose(false)}
          onKeyDown={press}
        />
        {find.text !== '' && <IconButton icon="close" label={t('search.clear')} onPress={clear} />}
      </div>
      <p role="status" className={styles['status']} data-shown={isOpen && statusOf(find) !== null}>
        {isOpen && <Status find={find} />}
      </p>
      <div ref={hits}>
        <FindHits id={list} rows={rows} active={active.row} optionId={option} onChoose={choose} />
      </div>
    </div>
  );
}

type FindStatus = 'failed' | 'none' | 'similar' | 'found';

function statusOf({ answer }: FindView): FindStatus | null {
  if (answer === null) return null;
  if (answer.isFailed) return 'failed';
  if (answer.rows.length === 0) return 'none';
  return answer.isSimilar ? 'similar' : 'found';
}

function Status({ find }: { readonly find: FindView }) {
  const t = useT();
  const status = statusOf(find);
  if (status === null) return null;
  return status === 'found' ? t('find.found', { count: find.answer?.rows.length ?? 0 }) : t(`find.${status}`);
}

/** Null for other keys. Up and down between the hits, from the ends to the field; right to the button of a team. */
function nextActive(key: string, { row, isFollow }: Active, rows: readonly SearchHit[]): Active | null {
  if (key === 'ArrowLeft') return isFollow ? { row, isFollow: false } : null;
  if (key === 'ArrowRight') return rows[row]?.kind === 'team' ? { row, isFollow: true } : null;
  if (rows.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  return { row: ((row + 1 + step + rows.length + 1) % (rows.length + 1)) - 1, isFollow: false };
}
