export interface PairedMatch {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly startTime: number;
}

/**
 * Matches of a Swiss stage by round: a match belongs to the round after the last one of its teams (EVENT-5). Independent of
 * the order of the matches; void ones count, because their teams were paired.
 *
 * @example swissRounds([{ gameId: 1, teamId1: 7, teamId2: 8, startTime }]) // [[{ gameId: 1, … }]]
 */
export function swissRounds<Match extends PairedMatch>(matches: readonly Match[]): readonly (readonly Match[])[] {
  const played = new Map<number, number>();
  const rounds: Match[][] = [];
  for (const match of matches.toSorted((a, b) => a.startTime - b.startTime || a.gameId - b.gameId)) {
    const { teamId1, teamId2 } = match;
    const before = Math.max(played.get(teamId1) ?? 0, played.get(teamId2) ?? 0);
    for (const teamId of [teamId1, teamId2]) played.set(teamId, before + 1);
    (rounds[before] ??= []).push(match);
  }
  return rounds;
}
