import { type LiveView, readLiveView } from '@clutchline/contract';

/** What a payload does not state, or states in the supplier's ids. */
export interface ViewPlace {
  readonly game_id: number;
  /** Map, 1 to 16. */
  readonly round: number;
  /** Own id of the supplier's team; null if it is not known. */
  readonly teamOf: (supplierId: string) => number | null;
  /** Begin of the map, ms; for suppliers without a map clock. */
  readonly startedAt?: number;
  /** Name of a hero by the supplier's id, for suppliers that send ids. */
  readonly heroName?: (supplierId: string) => string | null;
}

export type Role = NonNullable<LiveView['sides'][number]['role']>;

export interface SupplierSide {
  readonly id: string | null;
  readonly role?: Role | undefined;
}

/**
 * A valid view, or null if a team, the time or the score is not known. Invalid fields are left out, and so are fields that
 * the payload does not state (VIEW-3).
 */
export function viewOf(
  place: ViewPlace,
  sides: readonly [SupplierSide, SupplierSide],
  fields: Readonly<Record<string, unknown>>,
): LiveView | null {
  const placed = sides.map(({ id, role }) => ({
    team_id: id === null ? null : place.teamOf(id),
    ...(role !== undefined && { role }),
  }));
  const { game_id, round } = place;
  const stated = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return readLiveView({ game_id, round, is_paused: 0, simulated: [], ...stated, sides: placed });
}

/** Seconds since the begin of the map, if it is known. */
export function clockAt({ startedAt }: ViewPlace, at: number | undefined): number | undefined {
  if (startedAt === undefined || at === undefined || at < startedAt) return undefined;
  return Math.floor((at - startedAt) / 1_000);
}
