/** A side of a view, by what the page calls it; `id` draws its crest. */
export interface ViewTeam {
  readonly id: number;
  readonly name: string;
}

export type ViewTeams = readonly [ViewTeam, ViewTeam];

export const teamOf = (teams: ViewTeams, side: 1 | 2): ViewTeam => (side === 1 ? teams[0] : teams[1]);

/** Value of one side; null if the source states none. */
export const valueOf = (pair: readonly number[] | undefined, side: 1 | 2): number | null => pair?.[side - 1] ?? null;

export const SIDES = [1, 2] as const;
