import type { KillsModel } from './kills-model';
import type { RoundsModel } from './rounds-model';
import type { Scoreline } from './scoreline';

export type MapModel = KillsModel | RoundsModel;

/** Inputs of a match's prices: one joint distribution of the map score and one model per map. */
export interface MatchModel {
  readonly series: readonly Scoreline[];
  /** Model of a map, 1 to 16: at its score if in play, otherwise at 0:0. */
  map(round: number): MapModel;
}
