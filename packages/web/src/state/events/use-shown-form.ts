import { useApp } from '../app-context';
import { isResultHidden } from '../spoilers/result-spoilers';
import type { TeamData } from './use-events';
import { useStore } from '../use-snapshot';

export interface ShownForm {
  /** Newest first. */
  readonly outcomes: readonly { readonly gameId: number; readonly outcome: 'won' | 'lost' | 'drawn' }[];
  readonly hiddenIds: readonly number[];
}

/** Last matches that were played and seen (SPOIL-2). */
export function useShownForm(teamId: number, past: TeamData['past']): ShownForm {
  const spoilers = useStore(useApp().spoilers);
  const hidden = past.filter((match) => isResultHidden(spoilers, match));
  const seen = past.filter((match) => match.void_reason === null && !hidden.includes(match));
  return {
    outcomes: seen.map(({ game_id, winner }) => ({
      gameId: game_id,
      outcome: winner === null ? 'drawn' : winner === teamId ? 'won' : 'lost',
    })),
    hiddenIds: hidden.map(({ game_id }) => game_id),
  };
}
