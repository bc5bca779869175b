import { useT } from '../../i18n/use-texts';
import { type HistoryFilter, useCategories, useHistoryExport, useNow } from '../../state';
import { Button } from '../../ui/button';
import { betTable, toCsv } from './bet-table';
import styles from './bets.module.css';

/** The whole filter (BET-6). */
export function ExportButton({ filter }: { readonly filter: HistoryFilter }) {
  const t = useT();
  const now = useNow();
  const categories = useCategories();
  const { phase, fetchAll } = useHistoryExport(filter);

  async function save(): Promise<void> {
    const rows = await fetchAll();
    if (rows === null) return;
    const games = categories.status === 'ready' ? categories.data : [];
    const day = new Date(now).toISOString().slice(0, 10);
    downloadFile(`bets-${filter.days}-days-${day}.csv`, 'text/csv;charset=utf-8', toCsv(betTable(t, rows, games)));
  }

  return (
    <div className={styles['export']}>
      <Button busy={phase === 'busy'} onPress={() => void save()}>
        {t('bets.export')}
      </Button>
      <span role="status">{phase === 'failed' && t('bets.export_failed')}</span>
    </div>
  );
}

export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
