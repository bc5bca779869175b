import type { RoundReason, RoundsView, ViewRound } from '@clutchline/contract';

import { overtimeHalfOf } from '../../pricing/rounds-rules';
import type { MapScript, MatchScript } from '../match-script';
import { economyAfter } from './economy';
import { drawnNumbers } from './map-chance';

const HALF = 12;
const REGULATION = 2 * HALF;
const MOST_ROUNDS = 99;
/** Shares of the reasons, by the side that wins. */
const REASONS = {
  attack: [
    ['elimination', 0.55],
    ['bomb', 1],
  ],
  defence: [
    ['elimination', 0.58],
    ['defuse', 0.86],
    ['time', 1],
  ],
} as const satisfies Record<string, readonly (readonly [RoundReason, number])[]>;

type Role = keyof typeof REASONS;

/** Fields of the family `rounds` that follow from the rounds played up to `clockS`. */
export function roundsUntil(script: MatchScript, map: MapScript, clockS: number) {
  const steps = map.steps.filter(({ at_s }) => at_s <= clockS).slice(0, MOST_ROUNDS);
  const numbers = drawnNumbers(script, map, { name: 'rounds', count: MOST_ROUNDS + 1 });
  const overtimeHalf = overtimeHalfOf(script.gameTypeId);
  const startsAs: Role = (numbers[MOST_ROUNDS] ?? 0) < 0.5 ? 'attack' : 'defence';
  const roleOf = (side: 1 | 2, played: number): Role => {
    const isAsFirst = (side === 1) === (swapsAfter(played, overtimeHalf) % 2 === 0);
    return isAsFirst ? startsAs : startsAs === 'attack' ? 'defence' : 'attack';
  };
  const history = steps.map(({ side }, i): ViewRound => ({
    n: i + 1,
    side,
    won_by: reasonOf(roleOf(side, i), numbers[i] ?? 0),
  }));
  const swapped = lastSwap(steps.length, overtimeHalf);
  const { money, equipment } = economyAfter(steps, (played) => lastSwap(played, overtimeHalf) === played);
  return {
    roles: [roleOf(1, steps.length), roleOf(2, steps.length)] as const,
    history,
    ...(swapped > 0 && { swapped_at: swapped }),
    money: [...money],
    equipment: [...equipment],
  } satisfies Partial<RoundsView> & { readonly roles: readonly [Role, Role] };
}

function swapsAfter(played: number, overtimeHalf: number): number {
  if (played < REGULATION) return played < HALF ? 0 : 1;
  return 1 + Math.floor((played - REGULATION) / overtimeHalf);
}

/** Rounds played at the last change of sides; 0 before the first. */
function lastSwap(played: number, overtimeHalf: number): number {
  const swaps = swapsAfter(played, overtimeHalf);
  if (swaps < 2) return swaps * HALF;
  return REGULATION + (swaps - 1) * overtimeHalf;
}

function reasonOf(role: Role, chance: number): RoundReason {
  return REASONS[role].find(([, until]) => chance < until)?.[0] ?? 'elimination';
}
