import { SearchField } from '@clutchline/web/ui/search-field';

import { useT } from '../texts/use-texts';
import styles from './search-head.module.css';

interface SearchHeadProps {
  readonly label: string;
  readonly initial?: string;
  /** Trimmed, at most 64 characters (bad input row 311). */
  readonly onSearch: (text: string) => void;
}

const LONGEST = 64;

/** The search of a screen, which `/` finds. */
export function SearchHead({ label, initial = '', onSearch }: SearchHeadProps) {
  const t = useT();
  return (
    <div data-desk-search="" className={styles['search']}>
      <SearchField
        label={label}
        clearLabel={t('common.clear')}
        initial={initial}
        onSearch={(text) => onSearch(text.trim().slice(0, LONGEST))}
      />
    </div>
  );
}
