import type { GameCategory } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickTitle, type Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ExportRow, type HistoryFilter, useCategories, useHistoryExport } from '../../state';
import { CsvButton } from '../common/files/csv-button';
import { gameName, kindTitle, marketType, ticketLabel } from './ticket-texts';
import styles from './bets.module.css';

/** The whole filter (BET-6). */
export function ExportButton({ filter }: { readonly filter: HistoryFilter }) {
  const t = useT();
  const categories = useCategories();
  const data = useHistoryExport(filter);
  const games = categories.status === 'ready' ? categories.data : [];
  return (
    <CsvButton
      className={styles['export']}
      name={`bets-${filter.days}-days`}
      data={data}
      toTable={(rows) => betTable(t, rows, games)}
    />
  );
}

const isoTime = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** One cell has all legs, separated by bars (BET-6). */
export function betTable(t: Translator, rows: readonly ExportRow[], games: readonly GameCategory[]): string[][] {
  return [headingsOf(t), ...rows.map((row) => cellsOf(t, row, games))];
}

function headingsOf(t: Translator): string[] {
  return [
    t('bets.order_number'),
    t('bets.bet_time'),
    t('bets.settle_time'),
    t('bets.kind_label'),
    t('bets.game'),
    t('bets.match'),
    t('bets.market'),
    t('bets.pick'),
    t('bets.currency'),
    t('bets.stake'),
    t('bets.odds'),
    t('bets.settlement_odds'),
    t('bets.paid_out'),
    t('bets.profit'),
    t('bets.state_label'),
  ];
}

function cellsOf(t: Translator, { bet, status, currency }: ExportRow, games: readonly GameCategory[]): string[] {
  const each = (text: (leg: ExportRow['bet']['legs'][number]) => string): string => bet.legs.map(text).join(' | ');
  return [
    bet.order_no,
    isoTime(bet.bet_time),
    isoTime(bet.settle_time),
    `${kindTitle(t, bet)} · ${marketType(t, bet)}`,
    each(({ match }) => gameName(t, games, match)),
    each(({ match }) => matchTitle(t, match)),
    each(({ play }) => marketTitle(t, play, roundNumeral(play.round, t.langId))),
    each((leg) => pickTitle(t, leg)),
    currency,
    bet.stake,
    bet.odds,
    bet.settlement_odds ?? '',
    bet.settlement_amount ?? '',
    bet.profit ?? '',
    t(ticketLabel(bet, status).key),
  ];
}
