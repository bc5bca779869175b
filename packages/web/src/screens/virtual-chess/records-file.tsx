import type { ChessRecordsInfo } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type RecordDays, useRecordsExport, useSession } from '../../state';
import { CsvButton } from '../common/files/csv-button';
import styles from './chess.module.css';
import { RECORD_KINDS, recordText } from './record-text';

/** What was paid and received in the whole period, as a file. */
export function RecordsFile({ days }: { readonly days: RecordDays }) {
  const t = useT();
  const { currency } = useSession();
  const data = useRecordsExport(days);
  return (
    <CsvButton
      className={styles['actions']}
      name={`cards-${days}-days`}
      data={data}
      toTable={(rows) => recordTable(t, rows, currency?.code ?? '')}
    />
  );
}

/** Amounts as they changed the balance. */
export function recordTable(
  t: Translator,
  rows: readonly ChessRecordsInfo['rows'][number][],
  currency: string,
): string[][] {
  const headings = [t('bets.order_number'), t('chess.column_time'), t('chess.column_action'), t('chess.records')];
  return [
    [...headings, t('bets.currency'), t('chess.column_amount')],
    ...rows.map((row) => [
      row.order_no,
      new Date(row.at).toISOString(),
      t(RECORD_KINDS[row.kind]),
      recordText(t, row),
      currency,
      row.amount,
    ]),
  ];
}
