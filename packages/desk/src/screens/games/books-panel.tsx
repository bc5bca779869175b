import type { VirtualGamesState } from '@clutchline/contract/desk';
import { Badge, type BadgeTone } from '@clutchline/web/ui/badge';

import { MoneyLines } from '../../live/money-lines';
import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

type Book = VirtualGamesState['speed_lol']['books'][number];
type Money = Book['money'][number];

const TONES: Readonly<Record<Book['state'], BadgeTone>> = {
  ...{ running: 'up', unfinished: 'warn', finished: 'neutral', void: 'down' },
};

const sum = (money: readonly Money[], count: (of: Money) => number): number =>
  money.reduce((total, of) => total + count(of), 0);

/** The last rounds that were offered, latest first. */
export function BooksPanel({ books }: { readonly books: readonly Book[] }) {
  const t = useT();
  const { teams } = useNames();
  const amount = (id: 'stake' | 'paid' | 'result' | 'refused_stake', head: string): DeskColumn<Book> => ({
    ...{ id, head, isNumeric: true },
    cell: ({ money }) => (
      <MoneyLines
        isResult={id === 'result'}
        lines={money.map((of) => ({ currency_id: of.currency_id, amount: of[id] }))}
      />
    ),
  });
  const ticketsOf = ({ money }: Book): string => {
    const open = sum(money, (of) => of.open_tickets);
    const all = String(sum(money, (of) => of.tickets));
    return open === 0 ? all : `${all} (${t('games.open_tickets', { count: open })})`;
  };
  return (
    <Panel title={t('games.books')}>
      <DeskTable
        label={t('games.books')}
        columns={[
          { id: 'round', head: t('games.number'), cell: ({ number }) => number },
          { id: 'teams', head: t('games.teams'), cell: teams },
          {
            id: 'state',
            head: t('games.state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`games.book_${state}`)}</Badge>,
          },
          { id: 'tickets', head: t('games.tickets'), cell: ticketsOf, isNumeric: true },
          amount('stake', t('games.stake')),
          amount('paid', t('games.paid')),
          amount('result', t('games.result')),
          {
            ...{ id: 'refused', head: t('games.refused'), isNumeric: true },
            cell: ({ money }) => sum(money, (of) => of.refused_bets),
          },
          amount('refused_stake', t('games.refused_stake')),
        ]}
        rows={books}
        idOf={({ number }) => number}
        empty={t('games.no_books')}
        maxHeight="26rem"
      />
    </Panel>
  );
}
