import { useT } from '../../i18n/use-texts';
import { useSortChoice } from '../../state';
import { SelectField } from '../../ui/select-field';

const SORTS = ['event', 'time'] as const;

/** GAMES-9. */
export function SortMenu() {
  const t = useT();
  const { sort, isOffered, choose } = useSortChoice();
  if (!isOffered) return null;
  const label = t('overview.sort');
  return (
    <span title={label}>
      <SelectField
        label={label}
        value={sort}
        options={SORTS.map((value) => ({ value, text: t(`overview.sort_${value}`) }))}
        onChange={choose}
        face={<SortIcon />}
      />
    </span>
  );
}

/** Here and not among the icons of the first load. */
function SortIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.75}>
      <path d="M4 6h12M4 12h8M4 18h5M18 9v10M14.5 15.5 18 19l3.5-3.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
