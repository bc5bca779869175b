import type { SearchHit } from '@clutchline/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type FindView, placeOfEvent, placeOfTeam, useAddress, useFind } from '../../state';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { FindHits } from './find-hits';
import styles from './find.module.css';

interface FindFieldProps {
  /** The player has asked for it, so it takes the focus. */
  readonly isOpened?: boolean;
}

/** FIND-1: a combobox over teams, then events. */
export function FindField({ isOpened = false }: FindFieldProps) {
  const t = useT();
  const find = useFind();
  const { open } = useAddress();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const rows = isOpen ? (find.answer?.rows ?? []) : [];

  function type(text: string): void {
    find.type(text);
    setOpen(true);
    setActive(-1);
  }

  function choose(hit: SearchHit): void {
    type('');
    setOpen(false);
    open(hit.kind === 'team' ? placeOfTeam(hit.team_id) : placeOfEvent(hit.event_id));
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event.key, active, rows.length);
    const hit = rows[Math.max(0, active)];
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && hit !== undefined) choose(hit);
    else if (event.key === 'Escape') escape();
  }

  /** First closes the list, then clears the text. */
  function escape(): void {
    if (!isOpen || find.text === '') find.type('');
    setOpen(false);
    setActive(-1);
  }

  function clear(): void {
    type('');
    field.current?.focus();
  }

  const option = (index: number): string => `${list}-${index}`;
  return (
    <div role="search" className={styles['find']} onBlur={() => setOpen(false)}>
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
          aria-activedescendant={rows[active] === undefined ? undefined : option(active)}
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
      <FindHits id={list} rows={rows} active={active} optionId={option} onChoose={choose} />
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

/** Null for other keys. From the ends to the field, as -1. */
function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
