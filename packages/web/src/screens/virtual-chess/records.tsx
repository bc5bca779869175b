import type { ChessRecordsInfo } from '@clutchline/contract';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type ChessView, type RecordDays, useChessRecords, useMoney } from '../../state';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { Pager } from '../common/games/pager';
import texts from '../common/games/game-text.module.css';
import { LoadFailed } from '../common/load-failed';
import styles from './chess.module.css';
import { RECORD_KINDS, recordText } from './record-text';
import { RecordsFile } from './records-file';
import { SignInBox } from './sign-in-box';

const DAYS: readonly RecordDays[] = [1, 7, 30];
const ROWS = 50;

/** Own actions that moved money, with their sums (CHESS-1). */
export function Records({ view }: { readonly view: ChessView }) {
  const { t } = useTexts();
  const [days, setDays] = useState<RecordDays>(7);
  const [page, setPage] = useState(1);
  if (view.status === 'signed-out') return <SignInBox />;
  return (
    <section className={styles['box']} aria-label={t('chess.records')}>
      <SelectField
        label={t('chess.records')}
        value={days}
        options={DAYS.map((each) => ({ value: each, text: t('chess.days', { count: each }) }))}
        onChange={(chosen) => {
          setDays(chosen);
          setPage(1);
        }}
      />
      <Rows days={days} page={page} onPage={setPage} />
      <RecordsFile days={days} />
    </section>
  );
}

interface RowsProps {
  readonly days: RecordDays;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Rows({ days, page, onPage }: RowsProps) {
  const { t } = useTexts();
  const money = useMoney();
  const records = useChessRecords(days, page);
  if (records.status === 'loading') return <Skeleton width="100%" height="16rem" />;
  if (records.status === 'failed') return <LoadFailed reload={records.reload} />;
  const { rows, total, paid, received } = records.data;
  if (rows.length === 0) return <p className={styles['quiet']}>{t('chess.no_records')}</p>;
  return (
    <>
      <p>{t('chess.sums', { paid: money(paid), received: money(received) })}</p>
      <div className={texts['table']} tabIndex={0} role="group" aria-label={t('chess.records')}>
        <table>
          <tbody>
            {rows.map((row) => (
              <Row key={row.order_no} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {total > ROWS && <Pager page={page} pages={Math.ceil(total / ROWS)} onPage={onPage} />}
    </>
  );
}

function Row({ row }: { readonly row: ChessRecordsInfo['rows'][number] }) {
  const { t, format } = useTexts();
  const money = useMoney();
  const { kind, at, amount } = row;
  return (
    <tr>
      <td>{format.dateTime(at)}</td>
      <th scope="row">
        {t(RECORD_KINDS[kind])} <span className={styles['quiet']}>{recordText(t, row)}</span>
      </th>
      <td>{money(amount)}</td>
    </tr>
  );
}
