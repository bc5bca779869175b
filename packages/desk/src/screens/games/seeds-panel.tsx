import type { VirtualGamesState } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';

import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';
import { Hash } from './hash';

type Epoch = VirtualGamesState['speed_lol']['epochs'][number];

/** What is published of the seeds (ROUND-5). */
export function SeedsPanel({ epochs }: { readonly epochs: readonly Epoch[] }) {
  const { t, format } = useTexts();
  const hash = (text: string) => (
    <Wrapped>
      <Hash>{text}</Hash>
    </Wrapped>
  );
  const columns: readonly DeskColumn<Epoch>[] = [
    { id: 'epoch', head: t('games.epoch'), cell: ({ epoch }) => epoch, isNumeric: true, width: '4.5rem' },
    {
      id: 'state',
      head: t('games.seeds_state'),
      cell: ({ is_broken }) => (
        <Badge tone={is_broken ? 'down' : 'up'}>{t(is_broken ? 'games.broken' : 'games.sealed')}</Badge>
      ),
    },
    {
      id: 'rounds',
      head: t('games.rounds'),
      cell: ({ first_round, last_round }) => (
        <>
          <div>{first_round} –</div>
          <div>{last_round}</div>
        </>
      ),
    },
    {
      id: 'published',
      head: t('games.published'),
      cell: ({ published_at }) => format.dateTime(published_at),
      isNumeric: true,
    },
    { id: 'anchor', head: t('games.anchor'), cell: ({ anchor }) => hash(anchor) },
    {
      id: 'salt',
      head: t('games.salt'),
      cell: ({ salt, salt_closes_at }) =>
        salt === null ? t('games.salt_open', { time: format.dateTime(salt_closes_at) }) : hash(salt),
    },
    { id: 'lines', head: t('games.lines'), cell: ({ lines }) => lines, isNumeric: true, width: '5.5rem' },
  ];
  return (
    <Panel title={t('games.seeds')}>
      <DeskTable
        label={t('games.seeds')}
        columns={columns}
        rows={epochs}
        idOf={({ epoch }) => epoch}
        empty={t('games.no_epochs')}
      />
    </Panel>
  );
}
