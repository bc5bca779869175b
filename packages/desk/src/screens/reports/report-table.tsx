import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import { useMarketName } from '../../live/use-market-name';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';

type Row = DeskAnswer<'report'>['rows'][number];
export type ReportKey = Exclude<DeskBody<'report'>['by'][number], 'currency'>;

const FIGURES = ['turnover', 'settled_stakes', 'paid', 'refunds', 'ggr', 'takeout', 'breakage', 'adjusted'] as const;

interface ReportTableProps {
  /** Null: not read yet. */
  readonly rows: readonly Row[] | null;
  readonly by: readonly ReportKey[];
}

export function ReportTable({ rows, by }: ReportTableProps) {
  const { t, named } = useTexts();
  const { money } = useMoney();
  const marketName = useMarketName();
  const several = (id: number | null): string | number => (id === 0 ? t('reports.several') : (id ?? ''));
  const cells: Readonly<Record<ReportKey, (row: Row) => string | number>> = {
    day: ({ day }) => day ?? '',
    game: ({ game_type_id }) => several(game_type_id),
    event: ({ event_id }) => several(event_id),
    market: ({ market }) => (market === null ? '' : marketName(market, 0, null)),
    kind: ({ kind }) => (kind === null ? '' : (named(`reports.kind_${kind}`) ?? kind)),
  };
  const columns: readonly DeskColumn<Row>[] = [
    ...by.map((key) => ({ id: key, head: t(`reports.by_${key}`), cell: cells[key] })),
    { id: 'bets', head: t('reports.bets'), cell: ({ bets }) => bets, isNumeric: true },
    ...FIGURES.map((figure) => ({
      ...{ id: figure, head: t(`reports.${figure}`), isNumeric: true },
      cell: (row: Row) => money(row.currency_id, row[figure]),
    })),
  ];
  return (
    <DeskTable
      label={t('reports.title')}
      columns={columns}
      rows={rows ?? []}
      idOf={({ day, game_type_id, event_id, market, currency_id, kind }) =>
        [day, game_type_id, event_id, market, currency_id, kind].join(' ')
      }
      empty={rows === null ? t('common.loading') : t('reports.none')}
    />
  );
}
