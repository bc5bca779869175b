import type { HistoryTotals } from '@clutchline/contract';
import { type ReactNode, useState } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  type HistoryData,
  type HistoryFilter,
  useBackToList,
  useHistoryList,
  useHost,
  useShortMoney,
} from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { Spoiler } from '../common/score/score';
import styles from './bet-list.module.css';
import { Ticket } from './ticket';
import { Figure, type TicketOutcome } from './ticket-money';

const Receipt = lazyPart(async () => (await import('./receipt/receipt')).Receipt);

interface BetListProps {
  readonly filter: HistoryFilter;
  readonly withTotals?: boolean;
  /** Instead of the way to the match list. */
  readonly empty?: ReactNode;
}

export function BetList({ filter, withTotals = false, empty }: BetListProps) {
  const list = useHistoryList(filter);
  switch (list.status) {
    case 'signed-out':
      return <SignedOut />;
    case 'loading':
      return <BetsSkeleton />;
    case 'failed':
      return <LoadFailed reload={list.reload} />;
    case 'ready':
      if (list.data.rows.length === 0) return empty ?? <NoTickets withWay={withTotals} />;
      return <Tickets data={list.data} withTotals={withTotals} />;
  }
}

function NoTickets({ withWay }: { readonly withWay: boolean }) {
  const t = useT();
  const toList = useBackToList();
  return (
    <EmptyState icon="receipt" title={t('bets.empty_title')} text={t('bets.empty_text')}>
      {withWay && <Button onPress={toList}>{t('match-detail.to_list')}</Button>}
    </EmptyState>
  );
}

function Tickets({ data, withTotals }: { readonly data: HistoryData; readonly withTotals: boolean }) {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles['list']}>
      {withTotals && <Totals data={data} />}
      <ul className={styles['tickets']}>
        {data.rows.map((row) => (
          <li key={row.bet.order_no}>
            <Ticket row={row} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      <p className={styles['shown']}>{t('bets.shown', { shown: data.rows.length, total: data.total })}</p>
      {withTotals && <NotCounted data={data} />}
      {data.loadMore !== null && (
        <Button wide onPress={data.loadMore}>
          {t('bets.load_more')}
        </Button>
      )}
      {open !== null && <Receipt key={open} orderNo={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Sums would reveal hidden results (SPOIL-4). */
function Totals({ data: { totals, isNeutral, hiddenGames } }: { readonly data: HistoryData }) {
  if (hiddenGames.length > 0) return <Spoiler gameIds={hiddenGames} shows="bet" />;
  return <PeriodTotals totals={totals} isNeutral={isNeutral} />;
}

/** Why the totals exclude bets (U33). */
function NotCounted({ data }: { readonly data: HistoryData }) {
  const t = useT();
  const count = data.total - data.totals.reduce((sum, { bets }) => sum + bets, 0);
  return count > 0 && <p className={styles['shown']}>{t('bets.not_counted', { count })}</p>;
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

interface PeriodTotalsProps {
  readonly totals: readonly HistoryTotals[];
  readonly isNeutral?: boolean;
}

export function PeriodTotals({ totals, isNeutral = false }: PeriodTotalsProps) {
  const { t } = useTexts();
  return (
    <section aria-label={t('bets.totals')}>
      {totals.map((sums) => (
        <Sums key={sums.currency_id} sums={sums} isNeutral={isNeutral} />
      ))}
    </section>
  );
}

/** Per currency (BET-6). */
function Sums({ sums, isNeutral }: { readonly sums: HistoryTotals; readonly isNeutral: boolean }) {
  const { t, format } = useTexts();
  const money = useShortMoney();
  const shown = (amount: string): string => money(amount, sums.currency_id);
  return (
    <dl className={styles['totals']}>
      <Figure name={t('bets.total_bets')} value={format.number(sums.bets)} />
      <Figure name={t('bets.total_staked')} value={shown(sums.staked)} />
      <Figure name={t('bets.total_open')} value={shown(sums.open)} />
      <Figure name={t('bets.total_returned')} value={shown(sums.returned)} />
      {!isNeutral && <Figure name={t('bets.profit')} value={shown(sums.profit)} tone={toneOf(sums.profit)} />}
    </dl>
  );
}

function toneOf(profit: string): TicketOutcome {
  if (profit.startsWith('-')) return 'lost';
  return /[1-9]/.test(profit) ? 'paid' : 'open';
}
