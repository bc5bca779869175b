import type { DecisionEffectData } from '@clutchline/contract/desk';

import { useMoney } from '../../../live/use-money';
import { useSubjectNames } from '../../../live/use-subject-names';
import { useTexts } from '../../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../../ui/desk-table';

type Pool = DecisionEffectData['pools'][number];
type Count = Pool['after'];

/** Each pool as it is counted, and as it would be. */
export function EffectPools({ pools }: { readonly pools: readonly Pool[] }) {
  const { t } = useTexts();
  const { money } = useMoney();
  const { play } = useSubjectNames();
  const both = (row: Pool, of: (count: Count) => string): string =>
    `${row.before === null ? t('effect.not_counted') : of(row.before)} → ${of(row.after)}`;
  const amount = (id: 'gross' | 'takeout_amount' | 'breakage' | 'paid' | 'refunded'): DeskColumn<Pool> => ({
    id,
    head: t(`effect.${id}`),
    cell: (row) => both(row, (count) => money(row.currency_id, count[id])),
    isNumeric: true,
  });
  return (
    <DeskTable
      label={t('effect.pools')}
      columns={[
        { id: 'play', head: t('effect.play'), cell: ({ play_id }) => play(play_id) },
        {
          id: 'tickets',
          head: t('effect.tickets'),
          cell: (row) => both(row, ({ tickets }) => String(tickets)),
          isNumeric: true,
        },
        ...[amount('gross'), amount('takeout_amount'), amount('breakage'), amount('paid'), amount('refunded')],
      ]}
      rows={pools}
      idOf={({ play_id, currency_id }) => `${play_id} ${currency_id}`}
      empty=""
    />
  );
}
