import type { Overview } from '@clutchline/contract/desk';

import { goTo } from '../../app/place';
import { MoneyLines } from '../../live/money-lines';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

/** Matches without results, the longest first. */
export function WaitingPanel({ waiting }: { readonly waiting: Overview['waiting'] | null }) {
  const { t, format } = useTexts();
  const { teams } = useNames();
  return (
    <Panel title={t('overview.waiting', { count: waiting?.matches ?? 0 })}>
      <DeskTable
        label={t('overview.waiting_label')}
        columns={[
          { id: 'match', head: t('matches.match'), cell: teams },
          {
            ...{ id: 'since', head: t('overview.since'), isNumeric: true },
            cell: ({ ended_at, start_time }) => format.dateTime(ended_at ?? start_time),
          },
          {
            ...{ id: 'plays', head: t('overview.undecided'), isNumeric: true },
            cell: ({ undecided_plays }) => undecided_plays,
          },
        ]}
        rows={waiting?.oldest ?? []}
        idOf={({ game_id }) => game_id}
        empty={t(waiting === null ? 'common.loading' : 'overview.none_waiting')}
        onOpen={({ game_id }) => goTo('match', game_id)}
        maxHeight="16rem"
      />
    </Panel>
  );
}

/** Pools that close within half an hour. */
export function PoolsPanel({ pools }: { readonly pools: Overview['pools'] | null }) {
  const { t, format } = useTexts();
  const { teams } = useNames();
  return (
    <Panel title={t('overview.pools')}>
      <DeskTable
        label={t('overview.pools')}
        columns={[
          { id: 'match', head: t('matches.match'), cell: teams },
          {
            id: 'close',
            head: t('overview.closes'),
            cell: ({ start_time }) => format.time(start_time),
            isNumeric: true,
          },
          {
            ...{ id: 'stakes', head: t('matches.stake'), isNumeric: true },
            cell: ({ stakes }) => (
              <MoneyLines lines={stakes.map((of) => ({ currency_id: of.currency_id, amount: of.stakes }))} />
            ),
          },
        ]}
        rows={pools ?? []}
        idOf={({ play_id }) => play_id}
        empty={t(pools === null ? 'common.loading' : 'overview.no_pools')}
        onOpen={({ game_id }) => goTo('match', game_id)}
        maxHeight="16rem"
      />
    </Panel>
  );
}
