import { roundNumber, roundOfGame } from '@clutchline/domain/virtual-round';
import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

/** Match of a round whose time has a year of four digits. */
const ROUND_GAME = /^8000000\d{9}$/;

/** Number of the round in the address; null if it has none or an invalid one. */
export function useRoundOfPlace(): string | null {
  const { location } = useApp().env;
  const { search } = useSyncExternalStore(location.subscribe, location.read);
  const gameId = new URLSearchParams(search).get('game_id') ?? '';
  return ROUND_GAME.test(gameId) ? roundNumber(roundOfGame(Number(gameId))) : null;
}
