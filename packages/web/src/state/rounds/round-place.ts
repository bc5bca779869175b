import type { Match } from '@clutchline/contract';
import { readRoundNumber, roundMoment, roundNumber } from '@clutchline/domain/virtual-round';
import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';

/** Address of the result of a round. */
export const placeOfRound = ({ start_time }: Pick<Match, 'start_time'>): string =>
  `/virtual/speed/results?round=${roundNumber(roundMoment(start_time).round)}`;

/** Number of the round in the address; null if it has none or an invalid one. */
export function useRoundOfPlace(): string | null {
  const { location } = useApp().env;
  const { search } = useSyncExternalStore(location.subscribe, location.read);
  const number = new URLSearchParams(search).get('round');
  return number === null || readRoundNumber(number) === null ? null : number;
}
