import { useT } from '../../i18n/use-texts';
import { useHistoryList, useHost, type HistoryData, type HistoryFilter } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LoadFailed } from '../common/load-failed';
import styles from './bet-list.module.css';
import { Ticket } from './ticket';

/** The player's own bets under a filter, in all five faces. */
export function BetList({ filter }: { readonly filter: HistoryFilter }) {
  const list = useHistoryList(filter);
  switch (list.status) {
    case 'signed-out':
      return <SignedOut />;
    case 'loading':
      return <BetsSkeleton />;
    case 'failed':
      return <LoadFailed reload={list.reload} />;
    case 'ready':
      return <Tickets data={list.data} />;
  }
}

function Tickets({ data }: { readonly data: HistoryData }) {
  const t = useT();
  if (data.rows.length === 0) {
    return <EmptyState icon="receipt" title={t('bets.empty_title')} text={t('bets.empty_text')} />;
  }
  return (
    <div className={styles['list']}>
      <ul className={styles['tickets']}>
        {data.rows.map((row) => (
          <li key={row.bet.order_no}>
            <Ticket row={row} />
          </li>
        ))}
      </ul>
      {data.loadMore !== null && (
        <Button wide onPress={data.loadMore}>
          {t('bets.load_more')}
        </Button>
      )}
    </div>
  );
}

function SignedOut() {
  const t = useT();
  const { requestSignIn } = useHost();
  return (
    <EmptyState icon="user" title={t('bets.signed_out_title')} text={t('bets.signed_out_text')}>
      <Button look="primary" onPress={requestSignIn}>
        {t('common.sign_in')}
      </Button>
    </EmptyState>
  );
}

function BetsSkeleton() {
  const t = useT();
  return (
    <div className={styles['tickets']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} width="100%" height="11rem" />
      ))}
    </div>
  );
}
