import type { SheetPlay } from '@clutchline/contract/desk';

import { MoneyLines } from '../../../live/money-lines';
import type { Texts } from '../../../texts/create-texts';
import type { DeskColumn } from '../../../ui/desk-table';
import type { SheetPart, SheetRow } from '../sheet-part';

type Money = SheetPlay['points'][number]['money'][number];

/** Of the highest, percent. @example shareOf({ exposure: '90', cap: '100' }) // 90 */
export const shareOf = ({ exposure, cap }: Pick<Money, 'exposure' | 'cap'>): number =>
  Number((BigInt(exposure) * 100n) / BigInt(cap));

const linesOf = (money: readonly Money[], amountOf: (of: Money) => string | null) =>
  money.flatMap((of) => {
    const amount = amountOf(of);
    return amount === null ? [] : [{ currency_id: of.currency_id, amount }];
  });

function moneyColumns(t: Texts['t']): readonly DeskColumn<SheetRow>[] {
  const amounts = (id: string, head: string, amountOf: (of: Money) => string | null): DeskColumn<SheetRow> => ({
    ...{ id, head, isNumeric: true },
    cell: ({ point }) => <MoneyLines isResult={id === 'result'} lines={linesOf(point.money, amountOf)} />,
  });
  return [
    amounts('stake', t('match.stake'), ({ stake }) => stake),
    {
      ...{ id: 'tickets', head: t('match.tickets'), isNumeric: true },
      cell: ({ point }) => point.money.reduce((sum, { tickets }) => sum + tickets, 0) || '',
    },
    amounts('result', t('match.result'), ({ result }) => result),
    amounts('combos', t('match.combo_payable'), ({ combo_payable, combo_tickets }) =>
      combo_tickets > 0 ? combo_payable : null,
    ),
    {
      ...{ id: 'share', head: t('match.share'), isNumeric: true },
      cell: ({ point }) => point.money.map((of) => <div key={of.currency_id}>{shareOf(of)} %</div>),
    },
  ];
}

export const moneyPart: SheetPart = { columns: moneyColumns };
