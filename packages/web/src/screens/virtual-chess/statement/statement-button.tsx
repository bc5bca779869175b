import { type HistoryFilter, useCategories, useSession, useStatementExport } from '../../../state';
import { useT } from '../../../i18n/use-texts';
import { CsvButton } from '../../common/files/csv-button';
import { ChessTexts } from '../../common/texts/chess-texts';
import styles from '../../bets/bets.module.css';
import { betTable } from '../../bets/export-button';
import { cardCells } from './card-cells';

interface StatementButtonProps {
  readonly filter: HistoryFilter;
}

/** Bets and auto chess of a period in one file (BET-6, CHESS-1). */
export function StatementButton(props: StatementButtonProps) {
  return (
    <ChessTexts>
      <Statement {...props} />
    </ChessTexts>
  );
}

function Statement({ filter }: StatementButtonProps) {
  const t = useT();
  const categories = useCategories();
  const { currency } = useSession();
  const games = categories.status === 'ready' ? categories.data : [];
  return (
    <CsvButton
      className={styles['export']}
      name={`bets-${filter.days}-days`}
      data={useStatementExport(filter)}
      toTable={(rows) => [
        ...betTable(
          t,
          rows.flatMap((row) => ('bet' in row ? [row] : [])),
          games,
        ),
        ...rows.flatMap((row) => ('bet' in row ? [] : [cardCells(t, row, currency?.code ?? '')])),
      ]}
    />
  );
}
