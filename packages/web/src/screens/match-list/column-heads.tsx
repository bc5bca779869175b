import { useT } from '../../i18n/use-texts';
import styles from './column-heads.module.css';
import { LIST_COLUMNS } from './column-plays';

/** Only for several columns. Screen readers get the names with each price. */
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
