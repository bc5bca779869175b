import type { Flag } from '@clutchline/contract';

export interface LegSides {
  readonly event_id: number;
  /** Ignored for a champion leg. */
  readonly team_ids: readonly number[];
  /** Scheduled, ms. */
  readonly start_time: number;
  /** Picked team, or null. */
  readonly team_id: number | null;
  readonly is_champion: boolean;
}

export interface ComboLeg {
  readonly game_id: number;
  readonly play_info_id: number;
  readonly point_id: number;
  readonly no_parlay: Flag;
  /** If omitted, correlation is not checked. */
  readonly sides?: LegSides;
}
