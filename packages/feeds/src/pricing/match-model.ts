import type { KillsModel } from './kills-model';
import type { RoundsModel } from './rounds-model';
import type { Scoreline } from './scoreline';

export type MapModel = KillsModel | RoundsModel;

export interface MatchModel {
  readonly series: readonly Scoreline[];
  /** Maps 1 to 16; at 0:0 unless in play. */
  map(round: number): MapModel;
}
