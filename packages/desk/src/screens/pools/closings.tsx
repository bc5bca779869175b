import type { DeskAnswer } from '@clutchline/contract/desk';

import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';

type Closing = DeskAnswer<'pool'>['currencies'][number]['closings'][number];

interface ClosingsProps {
  readonly currencyId: number;
  readonly closings: readonly Closing[];
}

/** Each count of a close, the first one first. */
export function Closings({ currencyId, closings }: ClosingsProps) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const amount = (id: 'gross' | 'takeout_amount' | 'breakage' | 'paid' | 'refunded'): DeskColumn<Closing> => ({
    id,
    head: t(`effect.${id}`),
    cell: (closing) => money(currencyId, closing[id]),
    isNumeric: true,
  });
  return (
    <DeskTable
      label={t('pools.closings')}
      columns={[
        { id: 'revision', head: t('pools.revision'), cell: ({ revision }) => revision, isNumeric: true },
        { id: 'at', head: t('pools.counted_at'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
        { id: 'tickets', head: t('pools.tickets'), cell: ({ tickets }) => tickets, isNumeric: true },
        ...[amount('gross'), amount('takeout_amount'), amount('breakage'), amount('paid'), amount('refunded')],
        {
          id: 'posted',
          head: t('pools.posted'),
          cell: ({ is_posted }) => t(is_posted ? 'pools.is_posted' : 'pools.not_posted'),
        },
      ]}
      rows={closings}
      idOf={({ revision }) => revision}
      empty=""
    />
  );
}
