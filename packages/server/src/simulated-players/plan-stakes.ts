import type { OpenPool, OpenPoolPoint, SimulatedPlayer } from './simulated-player-store';

/** Ms of business time before its close in which a pool gets stakes. */
export const STAKING_MS = 24 * 60 * 60 * 1_000;
/** Tickets of a pool in one currency at its close. */
const LEAST_TICKETS = 8;
const MORE_TICKETS = 9;
/** In units of the lowest stake. */
const STAKES = [5, 10, 10, 20, 20, 30, 50, 100] as const;

export interface PlannedStake {
  readonly player: SimulatedPlayer;
  readonly pool: OpenPool;
  readonly point: OpenPoolPoint;
  /** In units of the lowest stake of the currency. */
  readonly units: number;
}

interface Planning {
  readonly now: number;
  /** Most stakes of one plan. */
  readonly most: number;
  /** From 0 inclusive to 1 exclusive. */
  readonly chance: () => number;
}

/**
 * Next stakes of simulated players: one on each pool and currency that has fewer tickets than its time asks for. Every
 * outcome gets one first; then the more likely ones get more, as bettors do.
 */
export function planStakes(
  pools: readonly OpenPool[],
  players: readonly SimulatedPlayer[],
  { now, most, chance }: Planning,
): PlannedStake[] {
  const currencies = [...new Set(players.map(({ currencyId }) => currencyId))];
  const wanting = pools.flatMap((pool) =>
    currencies
      .filter((currencyId) => ticketsIn(pool, currencyId) < wantedTickets(pool, now))
      .map((currencyId) => ({ pool, currencyId })),
  );
  return wanting.slice(0, most).flatMap(({ pool, currencyId }) => {
    const own = players.filter((player) => player.currencyId === currencyId);
    const player = own[Math.floor(chance() * own.length)];
    const point = nextPoint(pool, currencyId, chance);
    const units = STAKES[Math.floor(chance() * STAKES.length)];
    return player === undefined || point === undefined || units === undefined ? [] : [{ player, pool, point, units }];
  });
}

function ticketsIn({ tickets }: OpenPool, currencyId: number): number {
  return tickets.filter((each) => each.currencyId === currencyId).reduce((sum, each) => sum + each.tickets, 0);
}

/** Grows until the close, faster at the end; the total differs by pool. */
export function wantedTickets({ playId, startTime, points }: OpenPool, now: number): number {
  const passed = Math.min(1, Math.max(0, 1 - (startTime - now) / STAKING_MS));
  const atClose = LEAST_TICKETS + (playId % MORE_TICKETS);
  return Math.max(points.length, Math.ceil(atClose * passed * passed));
}

function nextPoint({ points, tickets }: OpenPool, currencyId: number, chance: () => number): OpenPoolPoint | undefined {
  const backed = new Set(
    tickets.filter((each) => each.currencyId === currencyId && each.tickets > 0).map(({ pointId }) => pointId),
  );
  const missing = points.find(({ pointId }) => !backed.has(pointId));
  if (missing !== undefined) return missing;
  const weights = points.map(({ fixedOdd }) => (fixedOdd === null ? 1 / points.length : 1_000 / fixedOdd));
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  return points.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
}
