import type { VirtualGamesState } from '@clutchline/contract/desk';

import { MoneyLines } from '../../live/money-lines';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { GameState } from './game-state';
import { Hash } from './hash';
import { type GameActs, StopButton } from './stop-button';

type Chess = VirtualGamesState['auto_chess'];
type Today = Chess['today'][number];

interface ChessPanelProps extends GameActs {
  readonly chess: Chess;
}

/** The price list in force, and what players paid today. */
export function ChessPanel({ chess, onAct }: ChessPanelProps) {
  const { t, format } = useTexts();
  const { is_off, is_paused, stop, list, today } = chess;
  const state = <GameState key="state" isOff={is_off} isPaused={is_paused} stop={stop} />;
  const amount = (id: 'paid' | 'received', head: string): DeskColumn<Today> => ({
    ...{ id, head, isNumeric: true },
    cell: (row) => <MoneyLines lines={[{ ...row, amount: row[id] }]} />,
  });
  const count = (id: 'refreshes' | 'bought' | 'sold' | 'rents'): DeskColumn<Today> => ({
    ...{ id, head: t(`games.${id}`), isNumeric: true },
    cell: (row) => row[id],
  });
  return (
    <Panel title={t('games.game_auto_chess')} tools={<StopButton game="auto_chess" stop={stop} onAct={onAct} />}>
      <Facts
        facts={[
          [t('games.state'), state],
          [t('games.list'), list.version],
          [
            t('games.list_published'),
            list.published_at === null ? t('games.not_published') : format.dateTime(list.published_at),
          ],
          [t('games.list_hash'), <Hash key="hash">{list.hash}</Hash>],
        ]}
      />
      <h3>{t('games.today')}</h3>
      <DeskTable
        label={t('games.today')}
        columns={[
          ...[count('refreshes'), count('bought'), count('sold'), count('rents')],
          amount('paid', t('games.paid_by')),
          amount('received', t('games.received')),
        ]}
        rows={today}
        idOf={({ currency_id }) => currency_id}
        empty={t('games.no_today')}
      />
    </Panel>
  );
}
