import type { DeskAnswer } from '@clutchline/contract/desk';
import { SelectField } from '@clutchline/web/ui/select-field';

import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';

type Games = DeskAnswer<'matchTree'>['games'];

export interface TreeChoice {
  readonly game_type_id?: number;
  readonly event_id?: number;
}

interface TreeFilterProps {
  readonly games: Games;
  readonly choice: TreeChoice;
  readonly onChange: (choice: TreeChoice) => void;
}

const ALL = 0;

/** The upper two levels of the tree. */
export function TreeFilter({ games, choice, onChange }: TreeFilterProps) {
  const t = useT();
  const { nameOf } = useNames();
  const game = games.find(({ game_type_id }) => game_type_id === choice.game_type_id);
  const matchesOf = ({ events }: Games[number]): number => events.reduce((sum, { matches }) => sum + matches, 0);
  return (
    <>
      <SelectField
        label={t('matches.game')}
        value={choice.game_type_id ?? ALL}
        options={[
          { value: ALL, text: t('matches.all_games') },
          ...games.map((each) => ({
            value: each.game_type_id,
            text: t('matches.with_count', { name: nameOf(each.names), count: matchesOf(each) }),
          })),
        ]}
        onChange={(id) => onChange(id === ALL ? {} : { game_type_id: id })}
      />
      {game !== undefined && (
        <SelectField
          label={t('matches.event')}
          value={choice.event_id ?? ALL}
          options={[
            { value: ALL, text: t('matches.all_events') },
            ...game.events.map(({ event_id, names, matches }) => ({
              value: event_id,
              text: t('matches.with_count', { name: nameOf(names), count: matches }),
            })),
          ]}
          onChange={(id) => onChange({ game_type_id: game.game_type_id, ...(id !== ALL && { event_id: id }) })}
        />
      )}
    </>
  );
}
