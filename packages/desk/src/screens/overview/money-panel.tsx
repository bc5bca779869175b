import type { Overview } from '@clutchline/contract/desk';

import { MoneyLines } from '../../live/money-lines';
import { useMoney } from '../../live/use-money';
import { useT } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

interface MoneyPanelProps {
  readonly open: Overview['open'] | null;
  readonly today: Overview['today'] | null;
}

interface Row {
  readonly currencyId: number;
  readonly open: Overview['open'][number] | undefined;
  readonly today: Overview['today'][number] | undefined;
}

/** By currency: what is open, and what the day brought. */
export function MoneyPanel({ open, today }: MoneyPanelProps) {
  const t = useT();
  const { currencies } = useMoney();
  const rows = currencies
    .map(({ id }): Row => ({
      currencyId: id,
      open: open?.find(({ currency_id }) => currency_id === id),
      today: today?.find(({ currency_id }) => currency_id === id),
    }))
    .filter((row) => row.open !== undefined || row.today !== undefined);
  const amount = (id: string, head: string, amountOf: (row: Row) => string | undefined): DeskColumn<Row> => ({
    ...{ id, head, isNumeric: true },
    cell: (row) => (
      <MoneyLines isResult={id === 'ggr'} lines={[{ currency_id: row.currencyId, amount: amountOf(row) ?? '0' }]} />
    ),
  });
  return (
    <Panel title={t('overview.money')}>
      <DeskTable
        label={t('overview.money')}
        columns={[
          amount('open', t('overview.open_stakes'), (row) => row.open?.open_stakes),
          {
            ...{ id: 'tickets', head: t('overview.open_tickets'), isNumeric: true },
            cell: (row) => row.open?.open_tickets ?? 0,
          },
          amount('payable', t('overview.most_payable'), (row) => row.open?.most_payable),
          amount('turnover', t('overview.turnover'), (row) => row.today?.turnover),
          amount('paid', t('overview.paid'), (row) => row.today?.paid),
          amount('ggr', t('overview.ggr'), (row) => row.today?.ggr),
        ]}
        rows={rows}
        idOf={({ currencyId }) => currencyId}
        empty={open === null ? t('common.loading') : t('overview.no_money')}
      />
    </Panel>
  );
}
