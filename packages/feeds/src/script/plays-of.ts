import type { FeedPlay } from '@clutchline/contract';

import { mapModels, NOT_BEGUN } from '../pricing/map-models';
import { seriesModel } from '../pricing/series-model';
import { mapOffers } from './map-offers';
import { MARKET_TABLE } from './market-table';
import { matchOffers } from './match-offers';
import type { MatchScript } from './match-script';
import type { Offer, Sides } from './offer';
import { rememberFor } from './remember-for';

const PLAYS_PER_MATCH = 1_000;
const POINTS_PER_PLAY = 100;
/** Thousandths of the stakes. */
const POOL_TAKEOUT = 80;

/** A play as the script fixes it: everything but its category and its prices. */
export interface ScriptPlay extends Omit<FeedPlay, 'type' | 'category_id' | 'names' | 'descs' | 'points'> {
  readonly points: readonly Omit<FeedPlay['points'][number], 'odd'>[];
}

/**
 * The plays a match can offer from first to last, in the order of their ids; only what `decidable` can decide. Ids,
 * lines and points depend on the script alone, never on the time. Plays of a map come up for bets when the map before
 * it begins, so those of a map two after the last one played never do.
 *
 * @example playsOf(script)[0] // { play_id: 7001, game_id: 7, round: 0, market: 'match_winner', … }
 */
export const playsOf: (script: MatchScript) => readonly ScriptPlay[] = rememberFor(listPlays);

function listPlays(script: MatchScript): readonly ScriptPlay[] {
  const { bestOf, gameTypeId, rules, strengths, decidable } = script;
  const sides: Sides = [script.teamId1, script.teamId2];
  const { mapWin } = strengths;
  const series = seriesModel({ bestOf, score: [0, 0], currentMapWin: mapWin, mapWin });
  const ofMap = mapOffers(sides, mapModels({ gameTypeId, rules, ...strengths })(NOT_BEGUN));
  const rounds = Array.from({ length: bestOf }, (_, i) => i + 1);
  const offers = [
    ...matchOffers(bestOf, sides, series).map((offer) => ({ offer, round: 0 })),
    ...rounds.flatMap((round) => ofMap.map((offer) => ({ offer, round }))),
  ];
  const plays = offers
    .map(({ offer, round }, i) => toPlay(script.gameId, i + 1, { offer, round }))
    .filter(({ market }) => {
      const { needs } = MARKET_TABLE[market];
      return needs === null || decidable[needs];
    });
  const winner = matchOffers(bestOf, sides, series)[0];
  return script.hasPool === true && winner !== undefined ? [...plays, poolPlay(script.gameId, winner)] : plays;
}

/** The pool on the winner has the last number a match has, whatever its other plays are. */
function poolPlay(gameId: number, winner: Offer): ScriptPlay {
  const play = toPlay(gameId, PLAYS_PER_MATCH - 1, { offer: winner, round: 0 });
  return { ...play, is_main: 0, no_parlay: 1, takeout: POOL_TAKEOUT };
}

/** Whether a play is a pool (BET-2). */
export function isPool({ takeout }: ScriptPlay): boolean {
  return takeout !== undefined;
}

function toPlay(gameId: number, n: number, { offer, round }: { offer: Offer; round: number }): ScriptPlay {
  const playId = gameId * PLAYS_PER_MATCH + n;
  const { market, line, isMain, points } = offer;
  const { group, noParlay, limitScale } = MARKET_TABLE[market];
  return {
    play_id: playId,
    game_id: gameId,
    round,
    market,
    group,
    line,
    is_main: isMain,
    no_parlay: noParlay,
    limit_scale: limitScale,
    points: points.map((point, k) => ({ point_id: playId * POINTS_PER_PLAY + k + 1, ...point })),
  };
}
