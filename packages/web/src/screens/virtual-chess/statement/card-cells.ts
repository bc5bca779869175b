import type { Translator } from '@clutchline/i18n';

import type { CardRow } from '../../../state';
import { RECORD_KINDS, recordText } from '../record-text';

/** In the columns of `betTable`: what was paid is the stake, what a card brought is paid out (BET-6). */
export function cardCells(t: Translator, row: CardRow, currency: string): string[] {
  const { order_no, at, amount, kind } = row;
  const isPaid = amount.startsWith('-');
  const time = new Date(at).toISOString();
  return [
    ...[order_no, time, time, t(RECORD_KINDS[kind]), t('menu.chess'), '', '', recordText(t, row), currency],
    ...[isPaid ? amount.slice(1) : '', '', '', isPaid ? '' : amount, amount, t('status.bet_settled')],
  ];
}
