import type { MatchHead, SheetPlay } from '@clutchline/contract/desk';
import { Button } from '@clutchline/web/ui/button';

import { useChosen } from '../../live/use-chosen';
import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Tick } from '../../ui/tick';
import type { SheetAct, SheetRow } from './sheet-part';
import { SHEET_PARTS } from './sheet-parts';

interface SheetProps {
  readonly head: MatchHead;
  readonly plays: readonly SheetPlay[];
  readonly mayChoose: boolean;
  readonly onChange: (action: 'lock' | 'unlock', plays: readonly SheetPlay[]) => void;
  readonly onAct: (act: SheetAct) => void;
}

/** A row for each point; what belongs to the play is in its first row. Keys act on the play, or on all chosen ones. */
export function Sheet({ head, plays, mayChoose, onChange, onAct }: SheetProps) {
  const t = useT();
  const chosen = useChosen(plays, ({ play_id }) => play_id);
  const rows = plays.flatMap((play) =>
    play.points.map((point, place): SheetRow => ({ head, play, point, isFirst: place === 0 })),
  );
  const columns = useSheetColumns(chosen.has, mayChoose ? chosen.toggle : null);
  const change =
    (action: 'lock' | 'unlock') =>
    ({ play }: SheetRow) =>
      onChange(action, chosen.has(play) ? chosen.rows : [play]);
  const ofParts = SHEET_PARTS.flatMap(({ keys = [] }) => keys).map(
    (key) => [key, (row: SheetRow) => onAct({ key, row })] as const,
  );
  const keys = {
    ...Object.fromEntries(ofParts),
    s: change('lock'),
    r: change('unlock'),
    x: ({ play }: SheetRow) => chosen.toggle(play),
  };
  return (
    <>
      {chosen.rows.length > 0 && (
        <div>
          <Button look="danger" onPress={() => onChange('lock', chosen.rows)}>
            {t('matches.lock_chosen', { count: chosen.rows.length })}
          </Button>{' '}
          <Button onPress={() => onChange('unlock', chosen.rows)}>
            {t('matches.unlock_chosen', { count: chosen.rows.length })}
          </Button>
        </div>
      )}
      <DeskTable
        label={t('match.sheet')}
        columns={columns}
        rows={rows}
        idOf={({ point }) => point.point_id}
        empty={t('match.no_plays')}
        isChosen={({ play }) => chosen.has(play)}
        keys={keys}
      />
    </>
  );
}

function useSheetColumns(
  isChosen: (play: SheetPlay) => boolean,
  onToggle: ((play: SheetPlay) => void) | null,
): readonly DeskColumn<SheetRow>[] {
  const t = useT();
  const { market, pick } = useNames();
  const tick: DeskColumn<SheetRow> = {
    ...{ id: 'chosen', head: t('common.chosen') },
    cell: ({ play, isFirst }) =>
      isFirst &&
      onToggle !== null && (
        <Tick
          label={t('matches.choose', { name: market(play) })}
          isOn={isChosen(play)}
          onToggle={() => onToggle(play)}
        />
      ),
  };
  return [
    ...(onToggle === null ? [] : [tick]),
    { id: 'play', head: t('match.play'), cell: ({ play, isFirst }) => isFirst && <strong>{market(play)}</strong> },
    {
      ...{ id: 'pick', head: t('match.pick') },
      cell: ({ head, play, point }) => pick(head, [head.team_id_1, head.team_id_2], { play, point }),
    },
    ...SHEET_PARTS.flatMap(({ columns }) => columns?.(t) ?? []),
  ];
}
