import type { VirtualGamesState } from '@clutchline/contract/desk';

import { reasonText } from '../../acts/reasons';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';

type Stop = VirtualGamesState['stops'][number];

/** Every stop and its end, latest first. */
export function StopsPanel({ stops }: { readonly stops: readonly Stop[] }) {
  const { t, format } = useTexts();
  const moment = (at: number | null): string => (at === null ? '–' : format.dateTime(at));
  const reason = (text: string | null) => (text === null ? '–' : <Wrapped>{reasonText(t, text)}</Wrapped>);
  const columns: readonly DeskColumn<Stop>[] = [
    { id: 'game', head: t('games.game'), cell: ({ game }) => t(`games.game_${game}`) },
    { id: 'set_at', head: t('games.set_at'), cell: ({ set_at }) => moment(set_at), isNumeric: true },
    { id: 'set_by', head: t('games.set_by'), cell: ({ set_by }) => set_by },
    { id: 'reason', head: t('reasons.reason'), cell: (stop) => reason(stop.reason) },
    { id: 'ended_at', head: t('games.ended_at'), cell: ({ ended_at }) => moment(ended_at), isNumeric: true },
    { id: 'ended_by', head: t('games.ended_by'), cell: ({ ended_by }) => ended_by ?? '–' },
    { id: 'end_reason', head: t('games.end_reason'), cell: ({ end_reason }) => reason(end_reason) },
  ];
  return (
    <Panel title={t('games.history')}>
      <DeskTable
        label={t('games.history')}
        columns={columns}
        rows={stops}
        idOf={({ stop_id }) => stop_id}
        empty={t('games.no_history')}
        maxHeight="20rem"
      />
    </Panel>
  );
}
