import { mapModels, NOT_BEGUN, type MapStanding } from '../pricing/map-models';
import type { MapModel, MatchModel } from '../pricing/match-model';
import { seriesModel } from '../pricing/series-model';
import { mapInPlay, mapsWon, standingAt } from './map-standing';
import type { MatchScript } from './match-script';
import { believedMapWin } from './price-drift';
import { rememberFor } from './remember-for';

type ModelMaker = (standing: MapStanding) => MapModel;

/** Models at 0:0 are shared. */
const trueModels = rememberFor((script: MatchScript) => makers(script, script.strengths.mapWin));

export function modelAt(script: MatchScript, at: number): MatchModel {
  const mapWin = believedMapWin(script, at);
  const { make, fresh } = mapWin === script.strengths.mapWin ? trueModels(script) : makers(script, mapWin);
  const playing = mapInPlay(script, at);
  const current = playing === null ? fresh : make(standingAt(playing, at));
  return {
    series: seriesModel({
      bestOf: script.bestOf,
      score: mapsWon(script, at),
      currentMapWin: current.win1,
      mapWin,
    }),
    map: (round) => (round === playing?.round ? current : fresh),
  };
}

function makers(
  { gameTypeId, rules, strengths }: MatchScript,
  mapWin: number,
): { readonly make: ModelMaker; readonly fresh: MapModel } {
  const make = mapModels({ gameTypeId, rules, ...strengths, mapWin });
  return { make, fresh: make(NOT_BEGUN) };
}

/** Side 1's probability before the first and after each step. */
export function winPath(script: MatchScript, standings: readonly MapStanding[]): readonly number[] {
  return standings.map((standing) => trueModels(script).make(standing).win1);
}
