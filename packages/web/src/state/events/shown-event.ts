import type { FinishedMatchRow } from '@clutchline/contract';
import { readTieBreakers, standingsOf } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { isResultHidden } from '../spoilers/result-spoilers';
import type { SpoilerMatch, Spoilers } from '../spoilers/spoiler-store';
import type { Pair } from '../spoilers/use-shown-live';

type Stage = CallData<'getEvent'>['stages'][number];
type BracketMatch = NonNullable<Stage['bracket']>[number];
export type BracketSource = BracketMatch['source_1'];

/** Side of a slot as the player may see it (EVENT-5, SPOIL-2). */
export interface ShownSide {
  /** Null until it is known, and while it would reveal a hidden result. */
  readonly teamId: number | null;
  readonly source: BracketSource;
}

export interface ShownSlot {
  readonly match: Omit<BracketMatch, 'score_1' | 'score_2' | 'winner'>;
  readonly sides: readonly [ShownSide, ShownSide];
  readonly maps: Pair | null;
  readonly won: 1 | 2 | null;
  readonly isWalkover: boolean;
  /** Over, but the player has not seen the result. */
  readonly isHidden: boolean;
}

export interface EventFacts {
  readonly spoilers: Spoilers;
  /** Finished matches of the edition; null while they load. Not needed while nothing is hidden. */
  readonly results: readonly FinishedMatchRow[] | null;
}

const isOver = ({ winner, score_1, is_walkover }: BracketMatch): boolean =>
  winner !== null || score_1 !== null || is_walkover === 1;

const asMatch = ({ game_id, team_id_1, team_id_2 }: BracketMatch): SpoilerMatch => ({
  game_id,
  team_id_1: team_id_1 ?? 0,
  team_id_2: team_id_2 ?? 0,
});

/** Whether a result of the stage is hidden, or not yet known to be shown. */
function hasHidden({ spoilers, results }: EventFacts, stageId: number): boolean {
  if (spoilers.mode === 'off') return false;
  return results === null || results.some((match) => match.stage_id === stageId && isResultHidden(spoilers, match));
}

/**
 * The slots without what hidden results would tell: a match that is not hidden itself does not show a team that came from a
 * hidden one, until the player reveals either (SPOIL-2).
 */
export function shownBracket(bracket: readonly BracketMatch[], facts: EventFacts): readonly ShownSlot[] {
  const { spoilers } = facts;
  const slots = new Map(bracket.map((match) => [match.slot, match]));
  const known = new Map<number, boolean>();
  const isRevealed = ({ game_id }: BracketMatch): boolean => spoilers.revealed.has(`${game_id}`);

  function isSideShown(match: BracketMatch, source: BracketSource): boolean {
    if (spoilers.mode === 'off' || isRevealed(match) || source.kind === 'team') return true;
    if (source.kind === 'place') return !hasHidden(facts, source.stage_id);
    const feeder = slots.get(source.slot);
    return feeder !== undefined && isResultShown(feeder);
  }

  function isResultShown(match: BracketMatch): boolean {
    const found = known.get(match.slot);
    if (found !== undefined) return found;
    // A circle ends here, whatever the server sends.
    known.set(match.slot, false);
    const sides = [match.source_1, match.source_2].every((source) => isSideShown(match, source));
    const isShown = isRevealed(match) || (sides && !isResultHidden(spoilers, asMatch(match)));
    known.set(match.slot, isShown);
    return isShown;
  }

  const side = (match: BracketMatch, source: BracketSource, teamId: number | null): ShownSide => ({
    teamId: isSideShown(match, source) ? teamId : null,
    source,
  });

  return bracket.map((match) => {
    const isShown = isOver(match) && isResultShown(match);
    const sides = [side(match, match.source_1, match.team_id_1), side(match, match.source_2, match.team_id_2)] as const;
    return { match, sides, ...resultOf(match, isShown), isHidden: isOver(match) && !isShown };
  });
}

function resultOf(match: BracketMatch, isShown: boolean): Pick<ShownSlot, 'maps' | 'won' | 'isWalkover'> {
  if (!isShown) return { maps: null, won: null, isWalkover: false };
  const { score_1, score_2, winner, team_id_1, is_walkover } = match;
  return {
    maps: score_1 === null || score_2 === null || is_walkover === 1 ? null : [score_1, score_2],
    won: winner === null ? null : winner === team_id_1 ? 1 : 2,
    isWalkover: is_walkover === 1,
  };
}

/** Slots in which the team is shown, and those that it leads to. */
export function pathOf(slots: readonly ShownSlot[], teamId: number): ReadonlySet<number> {
  return new Set(
    slots.filter(({ sides }) => sides.some((side) => side.teamId === teamId)).map(({ match }) => match.slot),
  );
}

export interface ShownStanding {
  readonly teamId: number;
  readonly place: number;
  readonly isShared: boolean;
  readonly matches: readonly [won: number, drawn: number, lost: number];
  readonly maps: Pair;
  readonly points: number;
  readonly decidedBy: string | null;
}

export interface ShownStandings {
  readonly rows: readonly ShownStanding[];
  /** Finished matches that do not count, because the player has not seen them. */
  readonly hiddenIds: readonly number[];
}

/** Of the results that the player has seen (SPOIL-2); null while it is not known which those are. */
export function shownStandings(
  stage: Stage,
  seedOf: (teamId: number) => number | null,
  { spoilers, results }: EventFacts,
): ShownStandings | null {
  if (spoilers.mode === 'off') return { rows: withShared(stage.standings.map(fromWire)), hiddenIds: [] };
  if (results === null) return null;
  const own = results.filter(({ stage_id, void_reason }) => stage_id === stage.stage_id && void_reason === null);
  const hidden = own.filter((match) => isResultHidden(spoilers, match));
  if (hidden.length === 0) return { rows: withShared(stage.standings.map(fromWire)), hiddenIds: [] };
  const rows = standingsOf({
    teams: stage.standings.map(({ team_id }) => ({ teamId: team_id, seed: seedOf(team_id) })),
    matches: own
      .filter((match) => !hidden.includes(match))
      .map((match) => ({
        gameId: match.game_id,
        teamId1: match.team_id_1,
        teamId2: match.team_id_2,
        score1: match.score_1,
        score2: match.score_2,
      })),
    rules: { points: stage.points, tieBreakers: readTieBreakers(stage.tie_breakers).rules },
  });
  return {
    rows: withShared(
      rows.map(({ teamId, place, won, drawn, lost, mapsWon, mapsLost, points, decidedBy }) => ({
        ...{ teamId, place, points, decidedBy },
        matches: [won, drawn, lost],
        maps: [mapsWon, mapsLost],
      })),
    ),
    hiddenIds: hidden.map(({ game_id }) => game_id),
  };
}

type Standing = Omit<ShownStanding, 'isShared'>;

const fromWire = (row: Stage['standings'][number]): Standing => ({
  teamId: row.team_id,
  place: row.place,
  matches: [row.won, row.drawn, row.lost],
  maps: [row.maps_won, row.maps_lost],
  points: row.points,
  decidedBy: row.decided_by,
});

const withShared = (rows: readonly Standing[]): readonly ShownStanding[] =>
  rows.map((row) => ({ ...row, isShared: rows.filter(({ place }) => place === row.place).length > 1 }));
