import type { Flag } from '@clutchline/contract';

/** Who plays what a leg is on, and whom it picks. */
export interface LegSides {
  readonly event_id: number;
  /** The teams of the match; for a champion leg they say nothing. */
  readonly team_ids: readonly number[];
  /** When the match is to begin, in ms. */
  readonly start_time: number;
  /** The team it picks; null where it picks none. */
  readonly team_id: number | null;
  readonly is_champion: boolean;
}

/** A leg as far as the rules of a combo look at it. */
export interface ComboLeg {
  readonly game_id: number;
  readonly play_info_id: number;
  readonly point_id: number;
  readonly no_parlay: Flag;
  /** Left out where it is not known: then nothing is said of what the leg depends on. */
  readonly sides?: LegSides;
}
