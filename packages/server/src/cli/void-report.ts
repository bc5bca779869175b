import { formatAmount } from '@clutchline/domain';

import type { PlayStakes, StakesOnPlay } from '../settlement';
import { currencyOf } from '../players';

/** Lines for the operators. */
export function voidReport(playId: number, stakes: PlayStakes): string[] {
  const { gameId, market, round, line, team1, team2, tickets } = stakes;
  const about = [
    `match ${gameId}`,
    ...(team1 === null || team2 === null ? [] : [`${team1} v ${team2}`]),
    market,
    ...(round === 0 ? [] : [`map ${round}`]),
    ...(line === null ? [] : [`line ${line / 1_000}`]),
  ];
  const lines = tickets.length === 0 ? ['no stakes on it'] : tickets.map(lineOf);
  return [`Play ${playId}: ${about.join(', ')}`, ...lines.map((text) => `  ${text}`)];
}

function lineOf({ currencyId, kind, isSettled, tickets, stakes, paid }: StakesOnPlay): string {
  const { decimals, code } = currencyOf(currencyId);
  const shown = (amount: bigint): string => `${formatAmount(amount, decimals)} ${code}`;
  const name = `${tickets} ${isSettled ? 'settled' : 'open'} ${kind === 'single' ? 'singles' : 'combos'} of ${shown(stakes)}`;
  if (isSettled) return `${name}, paid ${shown(paid)}: settled again`;
  return kind === 'single' ? `${name}: stake returned` : `${name}: this leg will count with odds 1`;
}
