import type { MarketCode } from '@clutchline/contract';

import { MARKET_RULES } from '../settlement/market-rules';
import type { FinalOutcome, KnownFacts, UnsettledPlay, UnsettledPoint } from '../settlement/settled-point';
import { settlePlay } from '../settlement/settle-play';
import { begunMaps, type AnalysedMatch } from './analysed-match';

type Pick = UnsettledPoint['pick'];

/** How a point would have been settled in past matches (STATS-6). */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  /** Stake returned: a push, also of half the stake. */
  readonly pushed: number;
  readonly voided: number;
  /** Different matches among `won` and `lost`. */
  readonly matches: number;
}

export interface PointLookBack extends Tally {
  readonly point_id: number;
  /** Of each team whose matches count; meetings of both are in both. */
  readonly teams: readonly (Tally & { readonly team_id: number })[];
}

/** Last matches of both teams of the play. */
export interface LookBackSamples {
  readonly team1: readonly AnalysedMatch[];
  readonly team2: readonly AnalysedMatch[];
}

/** What past matches of a play are: whole matches, or their maps; null for champion and special plays. */
export function lookBackBasis(market: MarketCode): 'match' | 'map' | null {
  const { scope } = MARKET_RULES[market];
  return scope === 'outright' || market === 'special' ? null : scope;
}

/**
 * Settles a play on past matches by its rule (STATS-6). The team keeps its id, its past opponent takes the place of the
 * other team. A point on a team uses the matches of this team, others those of both; a meeting counts once. Plays of a
 * map use all maps, plays of a match the matches with as many maps, the winner of the match all of them. Null for
 * champion and special plays.
 */
export function lookBack(play: UnsettledPlay, { team1, team2 }: LookBackSamples): readonly PointLookBack[] | null {
  const basis = lookBackBasis(play.market);
  if (basis === null) return null;
  const meetings = new Set(team1.map(({ gameId }) => gameId));
  const samples = [
    { teamId: play.team_id_1, settled: team1.map((match) => settleOn(play, match, { teamId: play.team_id_1, basis })) },
    { teamId: play.team_id_2, settled: team2.map((match) => settleOn(play, match, { teamId: play.team_id_2, basis })) },
  ];
  return play.points.map(({ point_id, pick }, index) => {
    const sides = pick.kind === 'team' ? samples.filter(({ teamId }) => teamId === pick.team_id) : samples;
    const tally = emptyTally();
    const teams = sides.map(({ teamId, settled }, side) => {
      const own = emptyTally();
      for (const match of settled) {
        count(own, match, index);
        if (side === 0 || !meetings.has(match.gameId)) count(tally, match, index);
      }
      return { team_id: teamId, ...own };
    });
    return { point_id, ...tally, teams };
  });
}

interface SettledMatch {
  readonly gameId: number;
  /** Of each map that counts, or of the match, in the order of the points; null: not settled. */
  readonly outcomes: readonly (readonly (FinalOutcome | null)[])[];
}

interface Side {
  readonly teamId: number;
  readonly basis: 'match' | 'map';
}

function settleOn(play: UnsettledPlay, match: AnalysedMatch, { teamId, basis }: Side): SettledMatch {
  const { gameId } = match;
  if (basis === 'match' && play.market !== 'match_winner' && match.bestOf !== play.best_of)
    return { gameId, outcomes: [] };
  const past = playOn(play, match, teamId);
  const facts: readonly KnownFacts[] = basis === 'map' ? factsOfMaps(match) : [factsOfMatch(match)];
  const outcomes = facts.map((known) => {
    const points = settlePlay(past, known);
    return past.points.map((_, index) => points?.[index]?.outcome ?? null);
  });
  return { gameId, outcomes };
}

const factsOfMatch = ({ winner, score1, score2 }: AnalysedMatch): KnownFacts => ({
  map: null,
  match: { winner, score_1: score1, score_2: score2 },
});

/** Every play of a map reads them. */
const knownMaps = new WeakMap<AnalysedMatch, readonly KnownFacts[]>();

function factsOfMaps(match: AnalysedMatch): readonly KnownFacts[] {
  const known = knownMaps.get(match) ?? begunMaps(match).map((map) => ({ map, match: null }));
  knownMaps.set(match, known);
  return known;
}

/** The play as if the past match were on sale. */
function playOn(play: UnsettledPlay, match: AnalysedMatch, teamId: number): UnsettledPlay {
  const { teamId1, teamId2, bestOf } = match;
  const opponent = teamId1 === teamId ? teamId2 : teamId1;
  const isTurned = (play.team_id_1 === teamId) !== (teamId1 === teamId);
  const pickOn = (pick: Pick): Pick => {
    if (pick.kind === 'team') return { kind: 'team', team_id: pick.team_id === teamId ? teamId : opponent };
    if (pick.kind === 'score' && isTurned) return { ...pick, score_1: pick.score_2, score_2: pick.score_1 };
    return pick;
  };
  const points = play.points.map((point) => ({ ...point, pick: pickOn(point.pick) }));
  return { ...play, points, team_id_1: teamId1, team_id_2: teamId2, best_of: bestOf };
}

type Counts = { -readonly [Key in keyof Tally]: Tally[Key] };

const emptyTally = (): Counts => ({ won: 0, lost: 0, pushed: 0, voided: 0, matches: 0 });

function count(tally: Counts, { outcomes }: SettledMatch, index: number): void {
  const decided = tally.won + tally.lost;
  for (const points of outcomes) tally[TALLIED[points[index] ?? 'void']] += 1;
  if (tally.won + tally.lost > decided) tally.matches += 1;
}

const TALLIED: Readonly<Record<FinalOutcome, 'won' | 'lost' | 'pushed' | 'voided'>> = {
  won: 'won',
  lost: 'lost',
  push: 'pushed',
  half_won: 'pushed',
  half_lost: 'pushed',
  dead_heat: 'voided',
  void: 'voided',
};
