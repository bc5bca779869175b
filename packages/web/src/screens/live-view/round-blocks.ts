import type { ViewRound } from '@clutchline/contract';

/** Rounds of a half; two halves, then overtimes. */
const HALF = 12;
const REGULATION = 2 * HALF;

export interface RoundBlock {
  readonly kind: 'half_1' | 'half_2' | 'overtime';
  /** Number of the first round. */
  readonly from: number;
  /** In order; null for a round that the source did not report. */
  readonly rounds: readonly (ViewRound | null)[];
  readonly score: readonly [number, number];
}

/** Halves and overtime that have begun; empty before the first round. */
export function roundBlocks(history: readonly ViewRound[]): readonly RoundBlock[] {
  const played = Math.max(0, ...history.map(({ n }) => n));
  const byNumber = new Map(history.map((round) => [round.n, round]));
  const blocks = [
    { kind: 'half_1', from: 1, until: HALF },
    { kind: 'half_2', from: HALF + 1, until: REGULATION },
    { kind: 'overtime', from: REGULATION + 1, until: played },
  ] as const;
  return blocks
    .filter(({ from }) => from <= played)
    .map(({ kind, from, until }) => {
      const count = Math.min(until, played) - from + 1;
      const rounds = Array.from({ length: count }, (_, index) => byNumber.get(from + index) ?? null);
      const wonBy = (side: 1 | 2): number => rounds.filter((round) => round?.side === side).length;
      return { kind, from, rounds, score: [wonBy(1), wonBy(2)] };
    });
}
