import type { Flag } from '@clutchline/contract';

export interface LegSides {
  readonly event_id: number;
  /** Ignored for a champion leg. */
  readonly team_ids: readonly number[];
  /** Scheduled, ms. */
  readonly start_time: number;
  readonly team_id: number | null;
  readonly is_champion: boolean;
}

/** A leg with what a combo is validated by (SLIP-6). */
export interface ComboLeg {
  readonly game_id: number;
  readonly play_info_id: number;
  readonly point_id: number;
  readonly no_parlay: Flag;
  /** If omitted, correlation is not checked. */
  readonly sides?: LegSides;
}
