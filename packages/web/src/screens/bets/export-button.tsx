import type { GameCategory } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickTitle, type Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ExportRow, type HistoryFilter, useCategories, useHistoryExport, useNow } from '../../state';
import { Button } from '../../ui/button';
import { gameName, kindTitle, marketType, ticketLabel } from './ticket-texts';
import styles from './bets.module.css';

/** The whole filter (BET-6). */
export function ExportButton({ filter }: { readonly filter: HistoryFilter }) {
  const t = useT();
  const now = useNow();
  const categories = useCategories();
  const { phase, fetchAll } = useHistoryExport(filter);

  async function save(): Promise<void> {
    const rows = await fetchAll();
    if (rows === null) return;
    const games = categories.status === 'ready' ? categories.data : [];
    const day = new Date(now).toISOString().slice(0, 10);
    downloadFile(`bets-${filter.days}-days-${day}.csv`, 'text/csv;charset=utf-8', toCsv(betTable(t, rows, games)));
  }

  return (
    <div className={styles['export']}>
      <Button busy={phase === 'busy'} onPress={() => void save()}>
        {t('bets.export')}
      </Button>
      <span role="status">{phase === 'failed' && t('bets.export_failed')}</span>
    </div>
  );
}

export function downloadFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
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
    each(({ match }) => gameName(t, games, match.game_type_id)),
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

const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^\s*[=+\-@|%\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n\t']|^\s|\s$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV (RFC 4180) in UTF-8 with byte order mark. Formulas get an apostrophe, plain numbers do not.
 * @example toCsv([['team', 'profit'], ['=1+1', '-20.00']]) // '\uFEFFteam,profit\r\n"\'=1+1",-20.00\r\n'
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
