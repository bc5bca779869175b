import { useT } from '../../../i18n/use-texts';
import { type Export, useNow } from '../../../state';
import { Button } from '../../../ui/button';
import { downloadFile } from './download-file';
import { toCsv } from './to-csv';

interface CsvButtonProps<Row> {
  /** Of the file; the day follows. */
  readonly name: string;
  readonly data: Export<Row>;
  readonly toTable: (rows: readonly Row[]) => readonly (readonly string[])[];
  readonly className: string | undefined;
}

/** Saves all pages of a list as a file (BET-6). */
export function CsvButton<Row>({ name, data: { phase, fetchAll }, toTable, className }: CsvButtonProps<Row>) {
  const t = useT();
  const now = useNow();

  async function save(): Promise<void> {
    const rows = await fetchAll();
    if (rows === null) return;
    const day = new Date(now).toISOString().slice(0, 10);
    downloadFile(`${name}-${day}.csv`, 'text/csv;charset=utf-8', toCsv(toTable(rows)));
  }

  return (
    <div className={className}>
      <Button busy={phase === 'busy'} onPress={() => void save()}>
        {t('bets.export')}
      </Button>
      <span role="status">{phase === 'failed' && t('bets.export_failed')}</span>
    </div>
  );
}
