import { useEffect, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useBrowse, useFoundMatches } from '../../state';
import { IconButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './search-field.module.css';

const REST_MS = 250;

export function SearchField() {
  const t = useT();
  const { chooseView } = useBrowse();
  const { text, search } = useFoundMatches();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
    return () => clearTimeout(rest.current);
  }, []);

  function type(next: string, waitMs: number): void {
    setTyped(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => search(next), waitMs);
  }

  function clear(): void {
    type('', 0);
    field.current?.focus();
  }

  return (
    <div role="search" className={styles['search']}>
      <label className={styles['field']}>
        <VisuallyHidden>{t('match-list.search')}</VisuallyHidden>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => type(event.target.value, REST_MS)}
          onKeyDown={(event) => event.key === 'Escape' && chooseView('tab')}
        />
      </label>
      {typed === '' ? (
        <IconButton icon="close" label={t('search.close')} onPress={() => chooseView('tab')} />
      ) : (
        <IconButton icon="close" label={t('search.clear')} onPress={clear} />
      )}
    </div>
  );
}
