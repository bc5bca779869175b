import type { Flag } from '@clutchline/contract';

/** Teams of the match of a leg and the team that it picks. */
export interface LegSides {
  readonly event_id: number;
  /** Teams of the match; no meaning for a champion leg. */
  readonly team_ids: readonly number[];
  /** Scheduled start of the match, ms. */
  readonly start_time: number;
  /** Picked team, or null. */
  readonly team_id: number | null;
  readonly is_champion: boolean;
}

/** Properties of a leg that combo validation reads. */
export interface ComboLeg {
  readonly game_id: number;
  readonly play_info_id: number;
  readonly point_id: number;
  readonly no_parlay: Flag;
  /** If omitted, the leg is not checked for correlation. */
  readonly sides?: LegSides;
}
