import type { KillsModel } from './kills-model';
import type { RoundsModel } from './rounds-model';
import type { Scoreline } from './scoreline';

export type MapModel = KillsModel | RoundsModel;

/** All a match's prices are made of: one joint distribution of the map score and one model a map. */
export interface MatchModel {
  readonly series: readonly Scoreline[];
  /** The model of a map, 1 to 16: where it stands, or fresh where it is not being played. */
  map(round: number): MapModel;
}
