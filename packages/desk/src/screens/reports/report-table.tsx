import type { DeskAnswer, DeskBody, SubjectNames } from '@clutchline/contract/desk';

import { useMarketName } from '../../live/use-market-name';
import { useMoney } from '../../live/use-money';
import { useTextsOf } from '../../live/use-subject-names';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';

type Row = DeskAnswer<'report'>['rows'][number];
export type ReportKey = Exclude<DeskBody<'report'>['by'][number], 'currency'>;

const FIGURES = ['turnover', 'settled_stakes', 'paid', 'refunds', 'ggr', 'takeout', 'breakage', 'adjusted'] as const;

interface ReportTableProps {
  /** Null: not read yet. */
  readonly rows: readonly Row[] | null;
  readonly by: readonly ReportKey[];
  readonly names: SubjectNames;
}

export function ReportTable({ rows, by, names }: ReportTableProps) {
  const { t, named } = useTexts();
  const { money } = useMoney();
  const marketName = useMarketName();
  const { game, event } = useTextsOf(names);
  const several = (id: number | null, nameOf: (known: number) => string): string => {
    if (id === null) return '';
    return id === 0 ? t('reports.several') : nameOf(id);
  };
  const cells: Readonly<Record<ReportKey, (row: Row) => string | number>> = {
    day: ({ day }) => day ?? '',
    game: ({ game_type_id }) => several(game_type_id, game),
    event: ({ event_id }) => several(event_id, event),
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
