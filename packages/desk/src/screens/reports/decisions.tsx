import type { DeskAnswer } from '@clutchline/contract/desk';
import { readDay, zoneDays } from '@clutchline/domain';

import { goTo } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { NO_NAMES, useTextsOf, withId } from '../../live/use-subject-names';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';

type Decision = DeskAnswer<'voids'>['decisions'][number];
type Resettlement = DeskAnswer<'resettlements'>[number];

interface DecisionsProps {
  /** Both included, as typed. */
  readonly days: { readonly from: string; readonly to: string };
  /** Of the days, as in the report. */
  readonly zone: string;
}

/** Null: what is typed is no span of days. */
function spanOf({ days, zone }: DecisionsProps): SpanProps['span'] | null {
  const [first, last] = [readDay(days.from), readDay(days.to)];
  if (first === null || last === null || first > last) return null;
  const { startOf, boundsOf } = zoneDays(zone);
  return { from: startOf(first), to: boundsOf(last).to };
}

/** What operators changed about results, and the bets that were settled again. */
export function Decisions(props: DecisionsProps) {
  const maySeeBets = useRight('see_bets');
  const span = spanOf(props);
  if (span === null) return null;
  return (
    <>
      <Voids span={span} />
      {maySeeBets && <Resettlements span={span} />}
    </>
  );
}

interface SpanProps {
  readonly span: { readonly from: number; readonly to: number };
}

function Voids({ span }: SpanProps) {
  const { t, format } = useTexts();
  const { data } = useRead('voids', span);
  const { match, play } = useTextsOf(data?.names ?? NO_NAMES);
  const columns: readonly DeskColumn<Decision>[] = [
    { id: 'at', head: t('bets.time'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
    { id: 'match', head: t('reports.match'), cell: ({ game_id }) => withId(match(game_id), game_id) },
    {
      id: 'play',
      head: t('reports.voided'),
      cell: ({ play_id }) => (play_id === null ? t('reports.corrected') : withId(play(play_id), play_id)),
    },
    { id: 'by', head: t('reports.persons'), cell: ({ by }) => by.join(', ') },
    { id: 'reason', head: t('reasons.reason'), cell: ({ reason }) => <Wrapped>{reason}</Wrapped> },
  ];
  return (
    <Panel title={t('reports.decisions')}>
      <DeskTable
        label={t('reports.decisions')}
        columns={columns}
        rows={data?.decisions ?? []}
        idOf={({ at, game_id, round, play_id }) => `${at} ${game_id} ${round} ${play_id}`}
        empty={data === null ? t('common.loading') : t('reports.none')}
      />
    </Panel>
  );
}

function Resettlements({ span }: SpanProps) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { data } = useRead('resettlements', span);
  const columns: readonly DeskColumn<Resettlement>[] = [
    { id: 'at', head: t('bets.time'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
    { id: 'order', head: t('bets.order'), cell: ({ order_no }) => order_no },
    {
      id: 'before',
      head: t('reports.before'),
      cell: ({ currency_id, payout_before }) => money(currency_id, payout_before),
      isNumeric: true,
    },
    {
      id: 'after',
      head: t('bets.payout'),
      cell: ({ currency_id, payout }) => money(currency_id, payout),
      isNumeric: true,
    },
    { id: 'reason', head: t('reasons.reason'), cell: ({ reason }) => <Wrapped>{reason ?? ''}</Wrapped> },
  ];
  return (
    <Panel title={t('reports.resettled')}>
      <DeskTable
        label={t('reports.resettled')}
        columns={columns}
        rows={data ?? []}
        idOf={({ order_no, revision }) => `${order_no} ${revision}`}
        empty={data === null ? t('common.loading') : t('reports.none')}
        onOpen={({ order_no }) => goTo('bets', order_no, order_no)}
      />
    </Panel>
  );
}
