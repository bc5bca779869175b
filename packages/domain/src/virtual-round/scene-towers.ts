import type { Draws } from '../chance/index';

/** Place of a tower; `base`: one of the two beside the core. */
export type TowerPlace = 'top' | 'mid' | 'bot' | 'base';

const LANES = ['top', 'mid', 'bot'] as const;
/** Towers of each lane, and of the base. */
const TIERS = 3;
const BASE_TOWERS = 2;

/** Number of towers that a side destroys in each lane and the base. */
export type TowerPlan = Readonly<Record<TowerPlace, number>>;

/** The winner opens one whole lane and the base, and 0 to 3 towers of the other lanes: 5 to 11. */
export function planOfWinner({ below }: Draws): TowerPlan {
  const open = below(LANES.length);
  return { ...ofLanes(LANES.map((_, lane) => (lane === open ? TIERS : below(TIERS + 1)))), base: BASE_TOWERS };
}

/** The loser destroys 0 to 2 towers of each lane, at least one if it has the first. */
export function planOfLoser({ below }: Draws, hasFirst: boolean): TowerPlan {
  const drawn = { ...ofLanes(LANES.map(() => below(TIERS))), base: 0 };
  if (!hasFirst || plannedTowers(drawn) > 0) return drawn;
  const first = below(LANES.length);
  return { ...ofLanes(LANES.map((_, lane) => (lane === first ? 1 : 0))), base: 0 };
}

function ofLanes([top = 0, mid = 0, bottom = 0]: readonly number[]): Omit<TowerPlan, 'base'> {
  return { top, mid, bot: bottom };
}

export function plannedTowers(plan: TowerPlan): number {
  return plan.top + plan.mid + plan.bot + plan.base;
}

/** Order in which the towers of a plan fall: a lane from the front, the base once a lane is open. */
export function fallingOrder({ below }: Draws, plan: TowerPlan): readonly TowerPlace[] {
  const left = { ...plan };
  const fallen: TowerPlace[] = [];
  while (plannedTowers(left) > 0) {
    const isOpen = LANES.some((lane) => fallen.filter((place) => place === lane).length === TIERS);
    const places: TowerPlace[] = LANES.filter((lane) => left[lane] > 0);
    if (left.base > 0 && isOpen) places.push('base');
    const place = places[below(places.length)] ?? 'top';
    left[place] -= 1;
    fallen.push(place);
  }
  return fallen;
}
