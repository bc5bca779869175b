import { languageById, localizedText, type GameCategory } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

/** '' while the games are not loaded. */
export function gameName({ langId }: Translator, games: readonly GameCategory[], gameTypeId: number): string {
  const game = games.find(({ id }) => id === gameTypeId);
  return game === undefined ? '' : localizedText(game, 'game_name', languageById(langId).suffix);
}
