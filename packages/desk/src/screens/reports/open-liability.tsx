import type { DeskAnswer } from '@clutchline/contract/desk';
import { useState } from 'react';

import { useDesk, useRead } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

type Row = DeskAnswer<'liability'>[number];

/** What open bets could pay at most, when the screen was opened. */
export function OpenLiability() {
  const { clock } = useDesk();
  const { t, named, format } = useTexts();
  const { money } = useMoney();
  const [at] = useState(() => Math.round(clock.now()));
  const { data } = useRead('liability', { at });
  const columns: readonly DeskColumn<Row>[] = [
    { id: 'kind', head: t('reports.by_kind'), cell: ({ kind }) => named(`reports.kind_${kind}`) ?? kind },
    { id: 'bets', head: t('reports.bets'), cell: ({ bets }) => bets, isNumeric: true },
    {
      id: 'stakes',
      head: t('reports.stakes'),
      cell: ({ currency_id, stakes }) => money(currency_id, stakes),
      isNumeric: true,
    },
    {
      id: 'liability',
      head: t('reports.liability'),
      cell: ({ currency_id, liability }) => money(currency_id, liability),
      isNumeric: true,
    },
  ];
  return (
    <Panel title={t('reports.open_at', { time: format.dateTime(at) })}>
      <DeskTable
        label={t('reports.liability')}
        columns={columns}
        rows={data ?? []}
        idOf={({ currency_id, kind }) => `${currency_id} ${kind}`}
        empty={data === null ? t('common.loading') : t('reports.none')}
      />
    </Panel>
  );
}
