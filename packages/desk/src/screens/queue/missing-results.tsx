import { Badge } from '@clutchline/web/ui/badge';
import { useState } from 'react';

import { useRead, useRight } from '../../app/use-desk';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';
import type { MissingPlay } from './missing-play';
import { SettleDialog } from './settle-dialog';

const AGAIN_MS = 10_000;
/** Minutes after the announced start. */
const BEGAN_AGO = 180;

/** Begun matches whose undecided plays have tickets. */
export function MissingResults() {
  const { t, format } = useTexts();
  const { teams, market } = useNames();
  const maySettle = useRight('settle_play');
  const { data } = useRead('missingResults', { began_minutes_ago: BEGAN_AGO }, AGAIN_MS);
  const [open, setOpen] = useState<MissingPlay | null>(null);
  const rows = (data?.matches ?? []).flatMap((match) => match.plays.map((play) => ({ match, play })));
  const columns: readonly DeskColumn<MissingPlay>[] = [
    { id: 'match', head: t('queue.match'), cell: ({ match }) => `${teams(match)} · ${match.game_id}` },
    {
      id: 'state',
      head: t('queue.state'),
      cell: ({ match: { is_over } }) => (
        <Badge tone={is_over ? 'down' : 'warn'}>{t(is_over ? 'queue.over' : 'queue.begun')}</Badge>
      ),
    },
    { id: 'play', head: t('queue.play'), cell: ({ play }) => market(play) },
    { id: 'number', head: t('queue.number'), cell: ({ play }) => play.play_id, isNumeric: true },
    { id: 'tickets', head: t('queue.tickets'), cell: ({ play }) => play.tickets, isNumeric: true },
    {
      id: 'began',
      head: t('queue.began'),
      cell: ({ match }) => format.dateTime(match.starts_at),
      isNumeric: true,
    },
  ];
  return (
    <Panel title={t('queue.missing')}>
      <DeskTable
        label={t('queue.missing')}
        columns={columns}
        rows={rows}
        idOf={({ play }) => play.play_id}
        empty={data === null ? t('common.loading') : t('queue.nothing_missing')}
        {...(maySettle && { onOpen: setOpen })}
      />
      {open !== null && <SettleDialog missing={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
