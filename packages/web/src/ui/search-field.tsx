import { useEffect, useRef, useState } from 'react';

import { IconButton } from './button';
import styles from './search-field.module.css';
import { VisuallyHidden } from './visually-hidden';

interface SearchFieldProps {
  readonly label: string;
  /** If it is not the label. */
  readonly placeholder?: string;
  readonly clearLabel: string;
  readonly initial?: string;
  /** Once typing rests, or at once if the text was cleared. */
  readonly onSearch: (text: string) => void;
  readonly restMs?: number;
  /** By Escape, and by the button beside an empty field; without it Escape clears. */
  readonly leave?: { readonly label: string; readonly onPress: () => void };
  /** Takes the focus at the start, unless it has a text. */
  readonly takesFocus?: boolean;
}

/** A single field; what it finds is shown elsewhere. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, clearLabel, initial = '', onSearch, restMs = 250, leave } = props;
  const { takesFocus = false } = props;
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (takesFocus && field.current?.value === '') field.current.focus();
    return () => clearTimeout(rest.current);
  }, [takesFocus]);

  function type(next: string, waitMs: number): void {
    setTyped(next);
    clearTimeout(rest.current);
    if (isComposing.current) return;
    if (waitMs === 0) onSearch(next);
    else rest.current = setTimeout(() => onSearch(next), waitMs);
  }

  /** Nothing is searched while an input method composes (FIND-1). */
  function compose(composes: boolean): void {
    isComposing.current = composes;
    if (!composes) type(field.current?.value ?? '', restMs);
  }

  function clear(): void {
    type('', 0);
    field.current?.focus();
  }

  return (
    <div role="search" className={styles['search']}>
      <label className={styles['field']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => type(event.target.value, restMs)}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
          onKeyDown={(event) => event.key === 'Escape' && (leave?.onPress ?? clear)()}
        />
      </label>
      {typed !== '' && <IconButton icon="close" label={clearLabel} onPress={clear} />}
      {typed === '' && leave !== undefined && <IconButton icon="close" label={leave.label} onPress={leave.onPress} />}
    </div>
  );
}
