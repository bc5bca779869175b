import { mapModels, NOT_BEGUN, type MapStanding } from '../pricing/map-models';
import type { MapModel, MatchModel } from '../pricing/match-model';
import { seriesModel } from '../pricing/series-model';
import { mapInPlay, mapsWon, standingAt } from './map-standing';
import type { MatchScript } from './match-script';
import { believedMapWin } from './price-drift';
import { rememberFor } from './remember-for';

type ModelMaker = (standing: MapStanding) => MapModel;

/** The models of a match's maps with the true strengths, and the fresh one, which most maps share. */
const trueModels = rememberFor((script: MatchScript) => makers(script, script.strengths.mapWin));

/** The model behind every price of a match at a moment. */
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

/** Probability that side 1 wins a map at each of its steps, the first entry before any. */
export function winPath(script: MatchScript, standings: readonly MapStanding[]): readonly number[] {
  return standings.map((standing) => trueModels(script).make(standing).win1);
}
