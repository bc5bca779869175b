/** Processor ms of one unit, by process. */
export interface UnitCost {
  readonly server: number;
  readonly database: number;
  readonly bus: number;
}

export interface CapacityCosts {
  readonly bet: UnitCost;
  readonly signedInList: UnitCost;
  /** A message of the list to one player. */
  readonly frame: UnitCost;
  /** A signed-in player with an open connection, in one second. */
  readonly idleSecond: UnitCost;
  readonly walBytesPerBet: number;
  readonly kbPerPlayer: number;
}

export interface CapacityAssumptions {
  readonly players: number;
  readonly secondsPerBet: number;
  readonly listsPerSecond: number;
  readonly framesPerSecond: number;
  readonly playersPerProcess: number;
  /** Of a core, at the busiest time. */
  readonly usedShare: number;
}

/** docs/capacity.md gives their sources. */
export const ASSUMPTIONS: CapacityAssumptions = {
  players: 1_000_000,
  secondsPerBet: 300,
  listsPerSecond: 0.2,
  framesPerSecond: 2,
  playersPerProcess: 10_000,
  usedShare: 0.5,
};

export interface CapacityRow {
  readonly name: string;
  /** Null for the sum. */
  readonly perSecond: number | null;
  /** Cores, with the share that stays unused. */
  readonly server: number;
  readonly database: number;
  readonly bus: number;
}

const MS = 1_000;

export function modelCapacity(costs: CapacityCosts, assumed: CapacityAssumptions): CapacityRow[] {
  const { players } = assumed;
  const rowOf = (name: string, perSecond: number, { server, database, bus }: UnitCost): CapacityRow => {
    // A difference of two measurements can be below 0.
    const coresOf = (ms: number): number => (perSecond * Math.max(0, ms)) / MS / assumed.usedShare;
    return { name, perSecond, server: coresOf(server), database: coresOf(database), bus: coresOf(bus) };
  };
  const rows = [
    rowOf('bets', players / assumed.secondsPerBet, costs.bet),
    rowOf('lists, signed in', players * assumed.listsPerSecond, costs.signedInList),
    rowOf('frames of prices', players * assumed.framesPerSecond, costs.frame),
    rowOf('open connections', players, costs.idleSecond),
  ];
  const sum = (part: 'server' | 'database' | 'bus'): number => rows.reduce((total, row) => total + row[part], 0);
  const all = { name: 'all', perSecond: null, server: sum('server'), database: sum('database'), bus: sum('bus') };
  return [...rows, all];
}
