import type { TreeRow } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';

import { placeOf } from '../../app/place';
import { LockBadges } from '../../live/lock-badges';
import { MatchState } from '../../live/match-state';
import { MoneyLines } from '../../live/money-lines';
import type { Chosen } from '../../live/use-chosen';
import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';
import type { DeskColumn } from '../../ui/desk-table';
import { Tick } from '../../ui/tick';

type Money = TreeRow['money'][number];

const linesOf = (money: readonly Money[], amountOf: (of: Money) => string) =>
  money.map((of) => ({ currency_id: of.currency_id, amount: amountOf(of) }));

export function useTreeColumns(chosen: Chosen<TreeRow>, mayChoose: boolean): readonly DeskColumn<TreeRow>[] {
  const t = useT();
  const { teams } = useNames();
  const tick: DeskColumn<TreeRow> = {
    ...{ id: 'chosen', head: t('common.chosen') },
    cell: (row) => (
      <Tick
        label={t('matches.choose', { name: teams(row) })}
        isOn={chosen.has(row)}
        onToggle={() => chosen.toggle(row)}
      />
    ),
  };
  return [
    ...(mayChoose ? [tick] : []),
    {
      id: 'match',
      head: t('matches.match'),
      cell: (row) => <a href={placeOf('match', row.game_id)}>{teams(row)}</a>,
    },
    { id: 'state', head: t('matches.state'), cell: (row) => <MatchState match={row} /> },
    {
      ...{ id: 'stake', head: t('matches.stake'), isNumeric: true },
      cell: ({ money }) => <MoneyLines lines={linesOf(money, ({ stake }) => stake)} />,
    },
    {
      ...{ id: 'worst', head: t('matches.worst'), isNumeric: true },
      cell: ({ money }) => <MoneyLines isResult lines={linesOf(money, ({ worst }) => worst)} />,
    },
    {
      ...{ id: 'combos', head: t('matches.combo_payable'), isNumeric: true },
      cell: ({ money }) => <MoneyLines lines={linesOf(money, ({ combo_payable }) => combo_payable)} />,
    },
    { id: 'watchers', head: t('matches.watchers'), cell: ({ watchers }) => watchers.join(', ') },
    { id: 'plays', head: t('matches.plays'), cell: ({ plays }) => plays, isNumeric: true },
    {
      ...{ id: 'locks', head: t('matches.locks') },
      cell: ({ locks, locked_plays, guarded_plays, doubts, is_hide }) => (
        <>
          <LockBadges locks={locks} />
          {locks.length === 0 && locked_plays > 0 && t('matches.locked_plays', { count: locked_plays })}{' '}
          {guarded_plays + doubts > 0 && (
            <Badge tone="warn">{t('matches.doubts', { count: guarded_plays + doubts })}</Badge>
          )}{' '}
          {is_hide === 1 && t('matches.hidden')}
        </>
      ),
    },
  ];
}
