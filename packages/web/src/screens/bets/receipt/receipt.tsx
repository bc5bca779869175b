import { useT } from '../../../i18n/use-texts';
import { useReceipt, type ReceiptData } from '../../../state';
import { Sheet } from '../../../ui/sheet';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { LoadFailed } from '../../common/load-failed';
import { ReceiptRevision } from './receipt-revision';
import styles from './receipt.module.css';
import { Ticket } from '../ticket';

interface ReceiptProps {
  readonly orderNo: string;
  readonly onOpen: (orderNo: string) => void;
  readonly onClose: () => void;
}

/** BET-6, BET-9. */
export function Receipt({ orderNo, onOpen, onClose }: ReceiptProps) {
  const t = useT();
  const view = useReceipt(orderNo);
  return (
    <Sheet title={t('receipt.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles['receipt']}>
        {view.status === 'loading' && <ReceiptSkeleton />}
        {view.status === 'failed' && <LoadFailed reload={view.reload} />}
        {view.status === 'ready' && <Settlements data={view.data} onOpen={onOpen} />}
      </div>
    </Sheet>
  );
}

function Settlements({ data, onOpen }: { readonly data: ReceiptData; readonly onOpen: ReceiptProps['onOpen'] }) {
  const t = useT();
  const { receipt, row } = data;
  if (row.isHidden) return <Ticket row={row} onOpen={onOpen} isReceipt />;
  return (
    <>
      <Ticket row={row} onOpen={onOpen} isReceipt />
      {receipt.revisions.length === 0 && <p className={styles['quiet']}>{t('receipt.none')}</p>}
      {receipt.revisions.toReversed().map((revision, index) => (
        <ReceiptRevision key={index} receipt={receipt} revision={revision} isNeutral={row.isNeutral} />
      ))}
      {receipt.revisions.length > 0 && <p className={styles['quiet']}>{t('receipt.rounding')}</p>}
    </>
  );
}

function ReceiptSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="24rem" />
    </div>
  );
}
