import type { RoundEpoch } from '@clutchline/contract';
import { roundStart } from '@clutchline/domain/virtual-round';

const DAY_MS = 86_400_000;

/** UTC days of an epoch until `now`, business ms, newest first. */
export function daysOf({ first_round, rounds }: Pick<RoundEpoch, 'first_round' | 'rounds'>, now: number): string[] {
  const [from, to] = [roundStart(first_round), Math.min(now, roundStart(first_round + rounds) - 1)];
  const days: string[] = [];
  for (let day = Math.floor(to / DAY_MS); day >= Math.floor(from / DAY_MS); day -= 1)
    days.push(new Date(day * DAY_MS).toISOString().slice(0, 10));
  return days;
}
