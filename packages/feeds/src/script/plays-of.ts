import type { FeedPlay } from '@clutchline/contract';
import { DEFAULT_TAKEOUT } from '@clutchline/domain';

import { mapModels, NOT_BEGUN } from '../pricing/map-models';
import { seriesModel } from '../pricing/series-model';
import { mapOffers } from './map-offers';
import { MARKET_TABLE } from './market-table';
import { matchOffers } from './match-offers';
import type { MatchScript } from './match-script';
import { plain, type Offer, type Sides } from './offer';
import { rememberFor } from './remember-for';

const PLAYS_PER_MATCH = 1_000;
const POINTS_PER_PLAY = 100;

/** Without category and prices. */
export interface ScriptPlay extends Omit<FeedPlay, 'type' | 'category_id' | 'names' | 'descs' | 'points'> {
  readonly points: readonly Omit<FeedPlay['points'][number], 'odd'>[];
}

/**
 * All plays that `settlementFacts` can settle, in order of ids. Ids, lines and points depend only on the script. Plays
 * two maps after the last one never open.
 */
export const playsOf: (script: MatchScript) => readonly ScriptPlay[] = rememberFor(listPlays);

function listPlays(script: MatchScript): readonly ScriptPlay[] {
  const { bestOf, gameTypeId, rules, strengths, settlementFacts } = script;
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
      return needs === null || settlementFacts[needs];
    });
  const special = script.hasSpecial === true && bestOf > 2 ? [specialPlay(script)] : [];
  const winner = matchOffers(bestOf, sides, series)[0];
  return script.hasPool === true && winner !== undefined
    ? [...plays, ...special, poolPlay(script.gameId, winner)]
    : [...plays, ...special];
}

/** The last play number of a match. */
function poolPlay(gameId: number, winner: Offer): ScriptPlay {
  const play = toPlay(gameId, PLAYS_PER_MATCH - 1, { offer: winner, round: 0 });
  return { ...play, is_main: 0, no_parlay: 1, takeout: DEFAULT_TAKEOUT };
}

/** The play number before the pool. */
function specialPlay({ gameId, bestOf }: MatchScript): ScriptPlay {
  const offer = plain('special', [{ kind: 'yes' }, { kind: 'no' }], bestOf);
  return toPlay(gameId, PLAYS_PER_MATCH - 2, { offer, round: 0 });
}

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
