export interface FinalScore {
  readonly bestOf: number;
  readonly wins1: number;
  readonly wins2: number;
}

const USUAL_LENGTHS = [1, 3, 5];

/**
 * Final score from map winners in order, null for a missing map. The winner's majority ends a series, so missing
 * winners can often be inferred. Null unless exactly one score is consistent.
 *
 * @example finalScore([null, 1, 1, 1], 5) // { bestOf: 5, wins1: 3, wins2: 1 }: side 2 won the first map
 * @example finalScore([null, null, 1], null) // null: 2:1 of three or 3:0 of five
 */
export function finalScore(winners: readonly (1 | 2 | null)[], bestOf: number | null): FinalScore | null {
  const lengths = bestOf === null ? USUAL_LENGTHS : [bestOf];
  const fitting = lengths.flatMap((length) => {
    const score = length % 2 === 0 ? drawable(winners, length) : scoreOfWinners(winners, length);
    return score === null ? [] : [score];
  });
  const [only] = fitting;
  return only !== undefined && fitting.length === 1 ? only : null;
}

function drawable(winners: readonly (1 | 2 | null)[], bestOf: number): FinalScore | null {
  if (winners.length !== bestOf || winners.includes(null)) return null;
  return { bestOf, wins1: count(winners, 1), wins2: count(winners, 2) };
}

function scoreOfWinners(winners: readonly (1 | 2 | null)[], bestOf: number): FinalScore | null {
  const last = winners.at(-1);
  if (last === undefined || last === null) return null;
  const most = (bestOf + 1) / 2;
  const least = winners.length - most;
  const other = last === 1 ? 2 : 1;
  if (least < 0 || least >= most || count(winners, last) > most || count(winners, other) > least) return null;
  return last === 1 ? { bestOf, wins1: most, wins2: least } : { bestOf, wins1: least, wins2: most };
}

function count(winners: readonly (1 | 2 | null)[], side: 1 | 2): number {
  return winners.filter((winner) => winner === side).length;
}
