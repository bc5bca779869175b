import type { DeskBody, TimelineEntry } from '@clutchline/contract/desk';
import { formatOdd } from '@clutchline/domain';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { reasonText } from '../../../acts/reasons';
import { useRead } from '../../../app/use-desk';
import { useMoney } from '../../../live/use-money';
import { useNames } from '../../../live/use-names';
import { useTexts } from '../../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../../ui/desk-table';
import { Panel } from '../../../ui/panel';
import { Wrapped } from '../../../ui/wrapped';
import type { SheetPanelProps, SheetPart } from '../sheet-part';

const ROWS = 50;
const EVERY_MS = 5_000;

type LockEntry = Extract<TimelineEntry, { kind: 'lock' }>;

/** Prices, locks and bets, newest first (DESK-15). */
function TimelinePanel({ head, plays }: SheetPanelProps) {
  const { t, format } = useTexts();
  const [before, setBefore] = useState<NonNullable<DeskBody<'timeline'>['before']> | null>(null);
  const body = { game_id: head.game_id, limit: ROWS, ...(before !== null && { before }) };
  const { data } = useRead('timeline', body, before === null ? EVERY_MS : null);
  const describe = useEntryText({ head, plays });
  const next = data?.next ?? null;
  const columns: readonly DeskColumn<TimelineEntry>[] = [
    { id: 'at', head: t('match.at'), cell: ({ at }) => format.clock(at), width: '7rem' },
    { id: 'kind', head: t('match.kind'), cell: ({ kind }) => t(`match.kind_${kind}`), width: '6rem' },
    { id: 'what', head: t('match.what'), cell: (entry) => <Wrapped>{describe(entry)}</Wrapped> },
  ];
  return (
    <Panel
      title={t('match.timeline')}
      tools={
        <>
          {before !== null && <Button onPress={() => setBefore(null)}>{t('match.newest')}</Button>}
          {next !== null && <Button onPress={() => setBefore(next)}>{t('match.older')}</Button>}
        </>
      }
    >
      <DeskTable
        label={t('match.timeline')}
        columns={columns}
        rows={data?.entries ?? []}
        idOf={({ at, key }) => `${at} ${key}`}
        empty={data === null ? t('common.loading') : t('match.no_entries')}
        maxHeight="24rem"
      />
    </Panel>
  );
}

function useEntryText({ head, plays }: Pick<SheetPanelProps, 'head' | 'plays'>): (entry: TimelineEntry) => string {
  const { t } = useTexts();
  const { teams, market, pick } = useNames();
  const { money } = useMoney();
  const nameOf = (playId: number, pointId: number): string => {
    const play = plays.find(({ play_id }) => play_id === playId);
    const point = play?.points.find(({ point_id }) => point_id === pointId);
    if (play === undefined || point === undefined) return String(pointId);
    return `${market(play)} · ${pick(head, [head.team_id_1, head.team_id_2], { play, point })}`;
  };
  const lockedName = ({ scope, id }: LockEntry['lock']): string => {
    if (scope === 'all') return t('audit.of_all');
    if (scope === 'game') return t('locks.of_game');
    if (scope === 'match') return teams(head);
    const play = plays.find(({ play_id }) => play_id === id);
    return play === undefined ? String(id) : market(play);
  };
  return (entry) => {
    if (entry.kind === 'lock') {
      const { lock, by, is_end } = entry;
      const what = lockedName(lock);
      return t(is_end ? 'match.lock_ended' : 'match.lock_set', { what, name: by, reason: reasonText(t, lock.reason) });
    }
    const price = formatOdd(entry.odd);
    const name = nameOf(entry.play_id, entry.point_id);
    if (entry.kind === 'price') return t('match.price_line', { name, price });
    const stake = money(entry.currency_id, entry.stake);
    return t(entry.bet === 'single' ? 'match.single_line' : 'match.combo_line', { name, price, stake });
  };
}

export const timelinePart: SheetPart = { Panel: TimelinePanel };
