/** A whole game takes no bets. Ms, end exclusive. */
export interface GameStop {
  readonly gameTypeId: number;
  readonly from: number;
  readonly until: number;
}

export function isStopped(stops: readonly GameStop[], gameTypeId: number, at: number): boolean {
  return stops.some((stop) => stop.gameTypeId === gameTypeId && stop.from <= at && at < stop.until);
}
