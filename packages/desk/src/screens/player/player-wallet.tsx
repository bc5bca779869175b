import type { DeskAnswer } from '@clutchline/contract/desk';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { goTo } from '../../app/place';
import { useRead } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

type WalletRow = DeskAnswer<'playerWallet'>['rows'][number];

const LIMIT = 50;

/** With the balance after each row. */
export function PlayerWallet({ playerId }: { readonly playerId: string }) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const [before, setBefore] = useState<number | null>(null);
  const { data } = useRead('playerWallet', {
    player_id: playerId,
    limit: LIMIT,
    ...(before !== null && { before }),
  });
  const amount = (text: string): string => (data === null ? '' : money(data.currency_id, text));
  const columns: readonly DeskColumn<WalletRow>[] = [
    { id: 'at', head: t('bets.time'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
    { id: 'kind', head: t('bets.kind'), cell: ({ kind }) => kind },
    { id: 'order', head: t('bets.order'), cell: ({ order_no }) => order_no ?? '–' },
    { id: 'amount', head: t('player.amount'), cell: (row) => amount(row.amount), isNumeric: true },
    { id: 'balance', head: t('player.balance'), cell: ({ balance }) => amount(balance), isNumeric: true },
  ];
  const next = data?.next ?? null;
  return (
    <Panel
      title={t('player.wallet')}
      tools={
        <>
          {before !== null && <Button onPress={() => setBefore(null)}>{t('player.newest')}</Button>}
          {next !== null && <Button onPress={() => setBefore(next)}>{t('player.older')}</Button>}
        </>
      }
    >
      <DeskTable
        label={t('player.wallet')}
        columns={columns}
        rows={data?.rows ?? []}
        idOf={({ transaction_id }) => transaction_id}
        empty={data === null ? t('common.loading') : t('player.no_rows')}
        onOpen={({ order_no }) => order_no !== null && goTo('bets', order_no, order_no)}
      />
    </Panel>
  );
}
