import type { DecisionEffectData } from '@clutchline/contract/desk';

import { useMoney } from '../../../live/use-money';
import { useSubjectNames } from '../../../live/use-subject-names';
import { useTexts } from '../../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../../ui/desk-table';
import { EffectPools } from './effect-pools';

type Sum = DecisionEffectData['sums'][number];
type Ticket = DecisionEffectData['largest'][number];
type Play = DecisionEffectData['plays'][number];

/** What settlement would do: plays, sums, the largest tickets, pools. */
export function Effect({ effect: { plays, sums, largest, pools } }: { readonly effect: DecisionEffectData }) {
  return (
    <>
      <Sums sums={sums} />
      {largest.length > 0 && <Largest tickets={largest} />}
      {pools.length > 0 && <EffectPools pools={pools} />}
      {plays.length > 0 && <Plays plays={plays} />}
    </>
  );
}

function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const amount = (id: 'stakes' | 'paid_before' | 'paid_after' | 'debts'): DeskColumn<Sum> => ({
    id,
    head: t(`effect.${id}`),
    cell: (sum) => money(sum.currency_id, sum[id]),
    isNumeric: true,
  });
  const count = (id: 'tickets' | 'stay_open' | 'players'): DeskColumn<Sum> => ({
    id,
    head: t(`effect.${id}`),
    cell: (sum) => format.number(sum[id]),
    isNumeric: true,
  });
  return (
    <DeskTable
      label={t('effect.sums')}
      columns={[
        ...[count('tickets'), count('stay_open'), count('players')],
        ...[amount('stakes'), amount('paid_before'), amount('paid_after'), amount('debts')],
      ]}
      rows={sums}
      idOf={({ currency_id }) => currency_id}
      empty={t('effect.no_tickets')}
    />
  );
}

function Largest({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const { t } = useTexts();
  const { money } = useMoney();
  const paid = (currencyId: number, minor: string | null): string =>
    minor === null ? t('effect.open') : money(currencyId, minor);
  const columns: readonly DeskColumn<Ticket>[] = [
    { id: 'order', head: t('effect.order_no'), cell: ({ order_no }) => order_no },
    { id: 'stake', head: t('effect.stakes'), cell: (row) => money(row.currency_id, row.stake), isNumeric: true },
    {
      id: 'before',
      head: t('effect.paid_before'),
      cell: (row) => paid(row.currency_id, row.paid_before),
      isNumeric: true,
    },
    {
      id: 'after',
      head: t('effect.paid_after'),
      cell: (row) => paid(row.currency_id, row.paid_after),
      isNumeric: true,
    },
  ];
  return (
    <DeskTable
      label={t('effect.largest')}
      columns={columns}
      rows={tickets}
      idOf={({ order_no }) => order_no}
      empty=""
      maxHeight="18rem"
    />
  );
}

function Plays({ plays }: { readonly plays: readonly Play[] }) {
  const { t, players } = useTexts();
  const { play, point } = useSubjectNames();
  const outcome = (name: Play['points'][number]['before']): string =>
    name === null ? t('effect.undecided') : players(`status.leg_${name}`);
  const columns: readonly DeskColumn<Play>[] = [
    { id: 'play', head: t('effect.play'), cell: ({ play_id }) => play(play_id) },
    { id: 'number', head: t('effect.number'), cell: ({ play_id }) => play_id, isNumeric: true },
    {
      id: 'points',
      head: t('effect.outcomes'),
      cell: ({ points }) =>
        points
          .map(({ point_id, before, after }) => `${point(point_id)}: ${outcome(before)} → ${outcome(after)}`)
          .join(', '),
    },
  ];
  return (
    <DeskTable
      label={t('effect.plays')}
      columns={columns}
      rows={plays}
      idOf={({ play_id }) => play_id}
      empty=""
      maxHeight="18rem"
    />
  );
}
