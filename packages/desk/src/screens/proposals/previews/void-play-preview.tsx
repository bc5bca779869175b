import { useMoney } from '../../../live/use-money';
import { useSubjectNames, withId } from '../../../live/use-subject-names';
import { useTexts } from '../../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../../ui/desk-table';
import { Facts } from '../../../ui/facts';
import type { PreviewProps } from '../proposal';
import { Effect } from './effect';

type Tickets = PreviewProps<'void_play'>['preview']['tickets'][number];

export function VoidPlayPreview({ preview }: PreviewProps<'void_play'>) {
  const { t, players } = useTexts();
  const { money } = useMoney();
  const { match, play } = useSubjectNames();
  const { play_id, game_id, void_reason, tickets, effect } = preview;
  const columns: readonly DeskColumn<Tickets>[] = [
    { id: 'kind', head: t('proposals.tickets'), cell: ({ kind }) => t(`proposals.tickets_${kind}`) },
    {
      id: 'state',
      head: t('proposals.state'),
      cell: ({ is_settled }) => t(is_settled ? 'proposals.settled' : 'proposals.open'),
    },
    { id: 'count', head: t('proposals.count'), cell: ({ tickets: count }) => count, isNumeric: true },
    {
      id: 'stakes',
      head: t('proposals.stakes'),
      cell: ({ currency_id, stakes }) => money(currency_id, stakes),
      isNumeric: true,
    },
    {
      id: 'paid',
      head: t('proposals.paid'),
      cell: ({ currency_id, paid }) => money(currency_id, paid),
      isNumeric: true,
    },
  ];
  return (
    <>
      <Facts
        facts={[
          [t('proposals.play'), withId(play(play_id), play_id)],
          [t('proposals.match'), withId(match(game_id), game_id)],
          [t('proposals.void_reason'), players(`status.void_${void_reason}`)],
        ]}
      />
      <DeskTable
        label={t('proposals.tickets')}
        columns={columns}
        rows={tickets}
        idOf={({ currency_id, kind, is_settled }) => `${currency_id} ${kind} ${is_settled}`}
        empty={t('proposals.no_tickets')}
      />
      <Effect effect={effect} />
    </>
  );
}
