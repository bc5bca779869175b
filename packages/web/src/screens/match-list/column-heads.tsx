import { useT } from '../../i18n/use-texts';
import styles from './column-heads.module.css';
import { LIST_COLUMNS } from './column-plays';

/** The names of the price columns, where there is room for more than one. Heard with each price instead. */
export function ColumnHeads() {
  const t = useT();
  return (
    <div className={styles['heads']} aria-hidden="true">
      {LIST_COLUMNS.map((column) => (
        <span key={column} data-column={column}>
          {t(`match-list.column_${column}`)}
        </span>
      ))}
    </div>
  );
}
