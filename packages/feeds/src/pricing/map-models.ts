import { killsModel } from './kills-model';
import type { MapModel } from './match-model';
import { roundsModel, solveRoundWin } from './rounds-model';
import { overtimeHalfOf } from './rounds-rules';

export interface MapBasis {
  readonly gameTypeId: number;
  readonly rules: 'kills' | 'rounds';
  readonly mapWin: number;
  readonly killsPerMap: number;
  readonly lengthS: number;
}

export interface MapStanding {
  readonly score: readonly [number, number];
  readonly clockS: number;
}

export const NOT_BEGUN: MapStanding = { score: [0, 0], clockS: 0 };

/** Solves strengths once. */
export function mapModels(basis: MapBasis): (standing: MapStanding) => MapModel {
  if (basis.rules === 'kills') return (standing) => killsModel({ ...basis, ...standing });
  const overtimeHalf = overtimeHalfOf(basis.gameTypeId);
  const roundWin = solveRoundWin(basis.mapWin, overtimeHalf);
  return ({ score }) => roundsModel({ roundWin, overtimeHalf, score });
}
