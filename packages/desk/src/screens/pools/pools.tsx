import { PLAY_STATUS } from '@clutchline/contract';
import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';

import { goTo, useRest } from '../../app/place';
import { useRead } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useNames } from '../../live/use-names';
import type { TextKey } from '../../texts/create-texts';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { ListAndDetail } from '../../ui/list-and-detail';
import { Page } from '../../ui/page';
import { PoolSheet } from './pool-sheet';

const AGAIN_MS = 5_000;

type Pool = DeskAnswer<'pools'>['pools'][number];

function stateOf(status: number): TextKey {
  if (status === PLAY_STATUS.open) return 'pools.open';
  return status === PLAY_STATUS.suspended ? 'pools.suspended' : 'pools.closed';
}

/** Pools with what is in them (R32). */
export default function Pools() {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { teams, market } = useNames();
  const [chosen] = useRest();
  const { data, isStale, refusal } = useRead('pools', {}, AGAIN_MS);
  const pools = data?.pools ?? [];
  const open = pools.find(({ play_id }) => String(play_id) === chosen) ?? null;
  const columns: readonly DeskColumn<Pool>[] = [
    { id: 'match', head: t('pools.match'), cell: teams },
    { id: 'play', head: t('pools.play'), cell: market },
    {
      id: 'state',
      head: t('pools.state'),
      cell: ({ status }) => <Badge tone={status === PLAY_STATUS.open ? 'up' : 'neutral'}>{t(stateOf(status))}</Badge>,
    },
    {
      id: 'gross',
      head: t('pools.gross'),
      cell: ({ sums }) => sums.map(({ currency_id, gross }) => money(currency_id, gross)).join(', '),
      isNumeric: true,
    },
    {
      id: 'tickets',
      head: t('pools.tickets'),
      cell: ({ sums }) => sums.reduce((count, { tickets }) => count + tickets, 0),
      isNumeric: true,
    },
    { id: 'closes', head: t('pools.closes'), cell: ({ starts_at }) => format.dateTime(starts_at), isNumeric: true },
  ];
  return (
    <Page
      title={t('pools.title')}
      about={data !== null && t('pools.count', { count: pools.length })}
      isStale={isStale}
      refusal={refusal}
    >
      <ListAndDetail>
        <DeskTable
          label={t('pools.title')}
          columns={columns}
          rows={pools}
          idOf={({ play_id }) => play_id}
          empty={data === null ? t('common.loading') : t('pools.none')}
          onOpen={({ play_id }) => goTo('pools', play_id)}
          isChosen={({ play_id }) => String(play_id) === chosen}
        />
        {open !== null && <PoolSheet key={open.play_id} pool={open} />}
      </ListAndDetail>
    </Page>
  );
}
