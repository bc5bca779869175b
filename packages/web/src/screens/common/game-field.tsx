import { languageById, localizedText } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useCategories } from '../../state';
import { SelectField } from '../../ui/select-field';

interface GameFieldProps {
  /** 0: all games. */
  readonly value: number;
  readonly onChange: (gameTypeId: number) => void;
}

export function GameField({ value, onChange }: GameFieldProps) {
  const t = useT();
  const options = [{ value: 0, text: t('schedule.all_games') }, ...useGameNames()];
  return (
    <SelectField
      label={t('schedule.game')}
      value={options.some((option) => option.value === value) ? value : 0}
      options={options}
      onChange={onChange}
    />
  );
}

/** In the order of the categories; empty while they load. */
export function useGameNames(): readonly { readonly value: number; readonly text: string }[] {
  const t = useT();
  const categories = useCategories();
  const { suffix } = languageById(t.langId);
  const games = categories.status === 'ready' ? categories.data.filter(({ id }) => id !== 0) : [];
  return games.map((game) => ({ value: game.id, text: localizedText(game, 'game_name', suffix) }));
}
